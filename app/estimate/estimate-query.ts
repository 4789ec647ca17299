import type { EstimateKind, GivenAnswers } from '../../domain/estimate/estimate.ts';

/**
 * The query of an estimate on /estimation: its kind of project and its answers. It names the first question even
 * unanswered, because a query without any question opens on the common answers.
 */
export function estimateQuery({ id, questions: [first] }: EstimateKind, given: GivenAnswers): string {
  return `?${new URLSearchParams({ projet: id, ...(first && { [first.id]: '' }), ...given })}`;
}

/** The query of the quote page that prefills its form with an estimate. */
export function estimateQuoteQuery(kind: string, given: GivenAnswers): string {
  return `?${new URLSearchParams({ estimation: kind, ...given })}`;
}
