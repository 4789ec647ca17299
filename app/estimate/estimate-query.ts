import type { GivenAnswers } from '../../domain/estimate/estimate.ts';

/** The query of an estimate on /estimation: its kind of project and its answers. */
export function estimateQuery(kind: string, given: GivenAnswers): string {
  return `?${new URLSearchParams({ projet: kind, ...given })}`;
}

/** The query of the quote page that prefills its form with an estimate. */
export function estimateQuoteQuery(kind: string, given: GivenAnswers): string {
  return `?${new URLSearchParams({ estimation: kind, ...given })}`;
}
