import { LeadForm, type LeadFormResult } from '../../forms/lead-form.tsx';
import { quoteForm } from '../../forms/quote-form.tsx';

/** The form of the quote page. */
export default function QuoteLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={quoteForm} lastResult={lastResult} />;
}
