/** Parameters of /obtenir-un-devis that name what its form starts with: a calendar of /delais, an estimate of /estimation. */
const PARAMETERS = ['projet', 'estimation'];

/** Whether an address of the quote page asks for a form that starts with a text. */
export function hasQuotePrefill(search: URLSearchParams): boolean {
  return PARAMETERS.some((name) => search.has(name));
}
