import { filterQuery, readFilter } from '../../app/case-studies/filter.ts';
import { hasQuotePrefill } from '../../app/forms/definitions/quote-prefill.ts';
import { listPage } from '../../domain/articles/list-page.ts';
import { isReference } from '../../domain/leads/reference.ts';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import { canonicalPath } from '../http/canonical-path.ts';

const ROOT_DATA = '/_.data';

/**
 * The pages whose HTML depends on their query, each with a function that returns its canonical query; any other
 * parameter (`utm_source`, …) is ignored. `undefined` means: do not cache, the page is for one visitor. A route
 * does not see a parameter that is not named here.
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
  const page = search.get('page') ?? '';
  const query = new URLSearchParams({
    ...(search.get('type') === 'devis' ? { type: 'devis' } : {}),
    ...(isReference(reference) ? { reference } : {}),
    // The page that colleagues made around the form.
    ...(isReference(reference) && /^[a-z0-9-]{1,60}$/.test(page) ? { page } : {}),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * The cache key of a page, the same for everybody. A request for the data of some routes (`_routes`) gets that of all,
 * from which React Router takes what it asked for. `undefined` for what is not cached: pages for one visitor, and spellings other than the canonical one, which React Router
 * would answer too: `/cOnTaCt///.data`, `/contact/_.data`.
 * @param pathname path of a page or of its data (`.data`)
 */
export function pageAddress(pathname: string, search: URLSearchParams): string | undefined {
  if (mayHoldToken(pathname)) return undefined;
  const isData = pathname.endsWith('.data');
  // React Router’s address for the data of « / ».
  if (pathname === ROOT_DATA) return pathname;
  const page = isData ? pathname.slice(0, -'.data'.length) : pathname;
  const isCanonical = canonicalPath(page) === page && !page.includes('//') && !page.endsWith('/_');
  if (!isCanonical) return undefined;
  const queryOf = QUERIES.get(page);
  if (!queryOf) return pathname;
  const query = queryOf(search);
  return query === undefined ? undefined : pathname + query;
}
