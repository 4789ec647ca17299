import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Names of the double-submitted token (specification, section 7; Angular's and axios' usual ones). */
export const COOKIE_NAME = 'XSRF-TOKEN';
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
      return `${COOKIE_NAME}=${payload}.${sign(payload)}; ${attributes}`;
    },
    /** True when header and cookie hold the same token, and it is one of ours and not stale. */
    accepts(cookie: string | undefined, header: string | undefined): boolean {
      return Boolean(cookie && header && sameText(cookie, header) && isGenuine(cookie));
    },
  };
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
