export type RequestOrigin = 'own' | 'foreign' | 'unknown';

/**
 * Tells whether a request that changes something comes from a page of the site, by two headers that scripts cannot
 * set: `Sec-Fetch-Site` (Fetch Metadata) and `Origin`.
 *
 * @returns `own` when at least one is sent and none contradicts; `foreign` when one names another site; `unknown`
 *   when neither is sent, as by programs other than browsers
 */
export function requestOrigin(headers: Headers, publicUrl: URL): RequestOrigin {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site === null && origin === null) return 'unknown';
  // `none`: the visitor sent the page again from the address bar or the history.
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'foreign';
  // A page that sends no referrer names no origin either (Fetch, « append a request Origin header »).
  const isWithheld = origin === 'null' && site === 'same-origin';
  if (origin !== null && !isWithheld && !isOwnOrigin(origin, headers.get('Host'), publicUrl))
    return 'foreign';
  return 'own';
}

/**
 * The same for a form posted without JavaScript, where less is known: text browsers and some proxies leave `Referer`
 * alone, which then proves the origin too. `Origin: null` without `Sec-Fetch-Site` proves nothing either way: older
 * browsers send it for any page without a referrer.
 */
export function formOrigin(headers: Headers, publicUrl: URL): RequestOrigin {
  const origin = headers.get('Origin');
  if (headers.has('Sec-Fetch-Site') || (origin !== null && origin !== 'null'))
    return requestOrigin(headers, publicUrl);
  const isReferred = origin === null && refererPage(headers, publicUrl) !== null;
  return isReferred ? 'own' : 'unknown';
}

/** The request’s own `Host` is accepted beside the public address, for 127.0.0.1 in development. */
export function isOwnOrigin(origin: string, host: string | null, publicUrl: URL): boolean {
  return origin === publicUrl.origin || (host !== null && URL.parse(origin)?.host === host);
}

/** The page in `Referer` if it is one of the site, else `null`. */
export function refererPage(headers: Headers, publicUrl: URL): URL | null {
  const page = URL.parse(headers.get('Referer') ?? '');
  return page && isOwnOrigin(page.origin, headers.get('Host'), publicUrl) ? page : null;
}
