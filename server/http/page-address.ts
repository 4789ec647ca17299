import { listPage } from '../../domain/articles/list-page.ts';
import { isReference } from '../../domain/leads/reference.ts';

/**
 * The pages whose HTML depends on their query, and the query that says the same in the fewest words; everything else
 * that an address may carry (`utm_source`, …) changes nothing. A route that reads another parameter must be named here:
 * it is not shown it otherwise.
 */
const QUERIES = new Map<string, (search: URLSearchParams) => string>([
  ['/blog', (search) => (listPage(search) === 1 ? '' : `?page=${listPage(search)}`)],
  ['/confirmation-contact', confirmationQuery],
]);

function confirmationQuery(search: URLSearchParams): string {
  const reference = search.get('reference') ?? '';
  const query = new URLSearchParams({
    ...(search.get('type') === 'devis' ? { type: 'devis' } : {}),
    ...(isReference(reference) ? { reference } : {}),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * The one address under which a page is made and kept for all who ask for it, or nothing for an address that asks for
 * parts of a page's data (React Router's `_routes`).
 * @param pathname canonical path, of a page or of its data (`.data`)
 */
export function pageAddress(pathname: string, search: URLSearchParams): string | undefined {
  const isData = pathname.endsWith('.data');
  if (isData && search.has('_routes')) return undefined;
  const query = QUERIES.get(isData ? pathname.slice(0, -'.data'.length) : pathname);
  return pathname + (query?.(search) ?? '');
}
