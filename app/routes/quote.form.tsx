import { quoteForm } from '../forms/definitions/quote-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';

interface QuoteLeadFormProps {
  lastResult: LeadFormResult;
  /** Initial text of the project's description. */
  description: string | null;
}

/** The form of the quote page. */
export default function QuoteLeadForm({ lastResult, description }: QuoteLeadFormProps) {
  const prefill = description === null ? undefined : { project_description: description };
  return <LeadForm definition={quoteForm} lastResult={lastResult} prefill={prefill} />;
}
