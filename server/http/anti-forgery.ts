import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/**
 * Names of the double-submit cookie and header (specification, section 7; the defaults of Angular and axios). Over
 * HTTPS the cookie has the `__Host-` prefix, so that no sibling domain can set it (RFC 6265bis, section 4.1.3.2).
 */
const COOKIE_NAME = 'XSRF-TOKEN';
export const HEADER_NAME = 'X-XSRF-TOKEN';

/** Lifetime of a token (s). */
const LIFETIME = 12 * 3600;
/** Lifetime of the token of a form to confirm (s). */
const CONFIRMATION_LIFETIME = 3600;

/** What a confirmation is for: the form’s address and the sender’s network, so that nobody can confirm for another. */
interface Confirmed {
  path: string;
  network: string;
}

interface AntiForgeryParts {
  secret: string;
  clock: Clock;
  /** Whether the public address is HTTPS. */
  secureCookie: boolean;
}

export type AntiForgery = ReturnType<typeof createAntiForgery>;

/**
 * Signed double-submit tokens (OWASP, « Signed Double-Submit Cookie »): another site can make a browser send the
 * cookie, but can neither read it for the header nor set one with our signature.
 */
export function createAntiForgery({ secret, clock, secureCookie }: AntiForgeryParts) {
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');
  const cookieName = secureCookie ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
  const seconds = () => Math.floor(clock.milliseconds() / 1000);

  /** @param subject what the token is for, signed with it; none for that of the cookie */
  function freshToken(subject = ''): string {
    const payload = `${randomBytes(16).toString('base64url')}.${seconds().toString(36)}`;
    return `${payload}.${sign(subject + payload)}`;
  }

  /** The random part of a token that is ours and not older than `lifetime`; else `null`. */
  function genuine(token: string, lifetime: number, subject = ''): string | null {
    const [nonce, issuedAt, signature, ...rest] = token.split('.');
    if (!nonce || !issuedAt || !signature || rest.length > 0) return null;
    const age = seconds() - Number.parseInt(issuedAt, 36);
    const isOurs = sameText(signature, sign(`${subject}${nonce}.${issuedAt}`));
    return isOurs && age >= -60 && age <= lifetime ? nonce : null;
  }

  return {
    /** The `Set-Cookie` value with a fresh token. Not HttpOnly: the site’s scripts read it. */
    freshCookie(): string {
      const attributes = `Path=/; Max-Age=${LIFETIME}; SameSite=Strict${secureCookie ? '; Secure' : ''}`;
      return `${cookieName}=${freshToken()}; ${attributes}`;
    },
    /**
     * Whether header and cookie hold the same valid, unexpired token. A browser may send several cookies of the
     * name, those set by another page under a longer path first.
     * @param cookies value of the `Cookie` header
     */
    accepts(cookies: string | undefined, token: string | undefined): boolean {
      if (!token || genuine(token, LIFETIME) === null) return false;
      const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
      return pairs.some((pair) => sameText(pair, `${cookieName}=${token}`));
    },
    /** The token of a form that is shown again to be confirmed. */
    confirmation: (confirmed: Confirmed): string => freshToken(subjectOf(confirmed)),
    /** What identifies a valid confirmation, to be used once; `null` for any other text. */
    confirmedBy(token: FormDataEntryValue | null, confirmed: Confirmed): string | null {
      return typeof token === 'string' ? genuine(token, CONFIRMATION_LIFETIME, subjectOf(confirmed)) : null;
    },
  };
}

/** No text of a cookie’s token begins with a bracket. */
function subjectOf({ path, network }: Confirmed): string {
  return JSON.stringify([path, network]);
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
