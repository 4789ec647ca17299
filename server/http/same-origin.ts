/**
 * Says whether a request that changes something comes from the site's own pages, by the two headers that a
 * script cannot forge: `Sec-Fetch-Site` (Fetch Metadata) and `Origin`.
 *
 * @returns `own` when at least one of them is there and each one there proves it; `foreign` when one denies it;
 *   `unknown` when neither was sent, as by a program that is not a browser.
 */
export function requestOrigin(headers: Headers, publicUrl: URL): 'own' | 'foreign' | 'unknown' {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site === null && origin === null) return 'unknown';
  // `none` is a visitor's own act: the page sent again from the address bar or the history.
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'foreign';
  // A page that sends no referrer names no origin either (Fetch, « append a request Origin header »).
  const isWithheld = origin === 'null' && site === 'same-origin';
  if (origin !== null && !isWithheld && !isOwnOrigin(origin, headers.get('Host'), publicUrl))
    return 'foreign';
  return 'own';
}

/** Besides its public address the site answers under the name it was called by, such as 127.0.0.1 in development. */
function isOwnOrigin(origin: string, host: string | null, publicUrl: URL): boolean {
  return origin === publicUrl.origin || (host !== null && URL.parse(origin)?.host === host);
}

/** Longest path that is kept; the site's own are shorter. */
const LONGEST_PATH = 300;

/** Path of the site's own page that a request names as its `Referer`, without its query; `null` for any other. */
export function refererPath(headers: Headers, publicUrl: URL): string | null {
  const page = URL.parse(headers.get('Referer') ?? '');
  if (!page || !isOwnOrigin(page.origin, headers.get('Host'), publicUrl)) return null;
  // As a link, a path with two slashes would lead to another site.
  return page.pathname.length > LONGEST_PATH || page.pathname.startsWith('//') ? null : page.pathname;
}
