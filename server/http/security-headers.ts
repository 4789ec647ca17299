import { createHash } from 'node:crypto';

/** Features that the `Permissions-Policy` turns off; the site uses none of them. */
const REFUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * The security headers of every answer, without the content policy, which depends on the page.
 * @param isHttps whether the public address is HTTPS: only then is HSTS sent
 */
export function fixedSecurityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Inline scripts that may run; structured data (JSON-LD) never does. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Content policy of answers that are no page: nothing is allowed. */
export const BARE_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a staff page needs beyond a public one. */
interface StaffPolicy {
  /** Nonce for the styles that its script inserts. */
  nonce?: string;
  /** Whether it shows pages of the site in frames (previews). */
  hasFrames?: boolean;
}

/** Content policy of a page: allows exactly the inline scripts and styles of `html`, by their SHA-256. */
export function contentSecurityPolicy(html: string, { nonce, hasFrames = false }: StaffPolicy = {}): string {
  const scripts = html.matchAll(INLINE_SCRIPT);
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...sources(scripts)].join(' '),
    ["style-src 'self'", ...sources(styles), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
    `img-src 'self'`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(hasFrames ? [`frame-src 'self'`] : []),
  ].join('; ');
}

/** Headers of a page shown in a frame of the staff area: no script runs and no form is sent. */
export function previewHeaders(html: string): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy(html).replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`);
  return {
    'Content-Security-Policy': `${policy}; sandbox allow-same-origin`,
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/** The distinct inline contents as hash sources (W3C, « Content Security Policy », `hash-source`). */
function sources(elements: Iterable<RegExpExecArray>): Set<string> {
  return new Set(
    [...elements].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  );
}
