import { contactForm } from '../../forms/contact-form.tsx';
import { LeadForm } from '../../forms/lead-form.tsx';
import type { LeadFormResult } from '../../forms/lead-form-result.ts';

/** The form of the contact page. */
export default function ContactLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={contactForm} lastResult={lastResult} />;
}
