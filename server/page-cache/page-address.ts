import { filterQuery, readFilter } from '../../app/case-studies/filter.ts';
import { hasQuotePrefill } from '../../app/forms/prefill/quote-prefill-query.ts';
import { listPage } from '../../domain/articles/list-page.ts';
import { isReference } from '../../domain/leads/reference.ts';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import { canonicalPath } from '../http/canonical-path.ts';

const ROOT_DATA = '/_.data';

/**
 * The pages whose HTML depends on their query, and the query that says the same in the fewest words; everything else
 * that an address may carry (`utm_source`, …) changes nothing. Nothing for a page that is made for one visitor: there
 * are as many of those as queries. A route that reads another parameter must be named here: it is not shown it
 * otherwise.
 */
const QUERIES = new Map<string, (search: URLSearchParams) => string | undefined>([
  ['/blog', (search) => (listPage(search) === 1 ? '' : `?page=${listPage(search)}`)],
  ['/realisations', (search) => filterQuery(readFilter(search))],
  ['/confirmation-contact', confirmationQuery],
  ['/delais', () => undefined],
  ['/recherche', (search) => (search.has('q') ? undefined : '')],
  ['/estimation', (search) => (search.has('projet') ? undefined : '')],
  ['/obtenir-un-devis', (search) => (hasQuotePrefill(search) ? undefined : '')],
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
 * The one address under which a page is made and kept for all who ask for it. Nothing for what is not kept: a page for
 * one visitor, parts of a page's data (React Router's `_routes`), and any other spelling than the canonical one, which React Router would answer
 * all the same: `/cOnTaCt///.data`, `/contact/_.data`.
 * @param pathname path of a page or of its data (`.data`)
 */
export function pageAddress(pathname: string, search: URLSearchParams): string | undefined {
  if (mayHoldToken(pathname)) return undefined;
  const isData = pathname.endsWith('.data');
  if (isData && search.has('_routes')) return undefined;
  // React Router's name for the data of « / ».
  if (pathname === ROOT_DATA) return pathname;
  const page = isData ? pathname.slice(0, -'.data'.length) : pathname;
  const isCanonical = canonicalPath(page) === page && !page.includes('//') && !page.endsWith('/_');
  if (!isCanonical) return undefined;
  const queryOf = QUERIES.get(page);
  if (!queryOf) return pathname;
  const query = queryOf(search);
  return query === undefined ? undefined : pathname + query;
}
