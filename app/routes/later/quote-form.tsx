import { quoteForm } from '../../forms/definitions/quote-form.tsx';
import { LeadForm } from '../../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../../forms/engine/lead-form-definition.ts';

/** The form of the quote page. */
export default function QuoteLeadForm({ lastResult }: { lastResult: LeadFormResult }) {
  return <LeadForm definition={quoteForm} lastResult={lastResult} />;
}
