import { listPage } from '../../domain/articles/list-page.ts';

/**
 * The pages whose HTML depends on their query, and the query that says the same in the fewest words; everything else
 * that an address may carry (`utm_source`, …) changes nothing. A route that reads another parameter must be named here:
 * it is not shown it otherwise.
 */
const QUERIES = new Map([
  ['/blog', (search: URLSearchParams) => (listPage(search) === 1 ? '' : `?page=${listPage(search)}`)],
  ['/confirmation-contact', (search) => (search.get('type') === 'devis' ? '?type=devis' : '')],
]);

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
