import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/**
 * Names of the double-submitted token (specification, section 7; Angular's and axios' usual ones). Over HTTPS the cookie
 * has a prefix under which no sibling domain can plant another (RFC 6265bis, section 4.1.3.2).
 */
const COOKIE_NAME = 'XSRF-TOKEN';
export const HEADER_NAME = 'X-XSRF-TOKEN';

/** A token older than this is stale (s). */
const LIFETIME = 12 * 3600;

interface AntiForgeryParts {
  secret: string;
  clock: Clock;
  /** True when visitors come over HTTPS. */
  secureCookie: boolean;
}

export type AntiForgery = ReturnType<typeof createAntiForgery>;

/**
 * Signed double-submit tokens (OWASP, « Signed Double-Submit Cookie »): another site can make a browser send the
 * cookie, but can neither read it to fill the header nor plant one that carries our signature.
 */
export function createAntiForgery({ secret, clock, secureCookie }: AntiForgeryParts) {
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');
  const cookieName = secureCookie ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
  const seconds = () => Math.floor(clock.milliseconds() / 1000);

  function isGenuine(token: string): boolean {
    const [nonce, issuedAt, signature, ...rest] = token.split('.');
    if (!nonce || !issuedAt || !signature || rest.length > 0) return false;
    const age = seconds() - Number.parseInt(issuedAt, 36);
    return sameText(signature, sign(`${nonce}.${issuedAt}`)) && age >= -60 && age <= LIFETIME;
  }

  return {
    /** Value of a `Set-Cookie` header with a fresh token. Scripts of the site read it: not HttpOnly. */
    freshCookie(): string {
      const payload = `${randomBytes(16).toString('base64url')}.${seconds().toString(36)}`;
      const attributes = `Path=/; Max-Age=${LIFETIME}; SameSite=Strict${secureCookie ? '; Secure' : ''}`;
      return `${cookieName}=${payload}.${sign(payload)}; ${attributes}`;
    },
    /**
     * True when the header holds one of ours that is not stale, and so does a cookie. A browser sends every cookie of the
     * name, those that another page planted under a longer path first.
     * @param cookies value of the `Cookie` header
     */
    accepts(cookies: string | undefined, token: string | undefined): boolean {
      if (!token || !isGenuine(token)) return false;
      const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
      return pairs.some((pair) => sameText(pair, `${cookieName}=${token}`));
    },
  };
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
