import { LeadForm } from '../../forms/lead-form.tsx';
import type { LeadFormResult } from '../../forms/lead-form-result.ts';
import { quoteForm } from '../../forms/quote-form.tsx';

/** The form of the quote page. */
export default function QuoteLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={quoteForm} lastResult={lastResult} />;
}
