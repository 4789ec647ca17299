import { quoteForm } from '../forms/definitions/quote-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';

interface QuoteLeadFormProps {
  lastResult: LeadFormResult;
  /** What the description of the project starts with. */
  description: string | null;
}

/** The form of the quote page. */
export default function QuoteLeadForm({ lastResult, description }: QuoteLeadFormProps) {
  const prefill = description === null ? undefined : { project_description: description };
  return <LeadForm definition={quoteForm} lastResult={lastResult} prefill={prefill} />;
}
