import { contactForm } from '../forms/definitions/contact-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';

/** The form of the contact page. */
export default function ContactLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={contactForm} lastResult={lastResult} />;
}
