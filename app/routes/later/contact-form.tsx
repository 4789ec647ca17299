import { contactForm } from '../../forms/contact-form.tsx';
import { LeadForm, type LeadFormResult } from '../../forms/lead-form.tsx';

/** The form of the contact page. */
export default function ContactLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={contactForm} lastResult={lastResult} />;
}
