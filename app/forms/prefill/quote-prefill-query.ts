/** Query parameters of /obtenir-un-devis that select a prefill: a calendar of /delais, an estimate of /estimation. */
const PARAMETERS = ['projet', 'estimation'];

/** Whether the query selects a prefill. */
export function hasQuotePrefill(search: URLSearchParams): boolean {
  return PARAMETERS.some((name) => search.has(name));
}
