import { createHash } from 'node:crypto';

/** Features that the `Permissions-Policy` turns off; the site uses none of them. */
const REFUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * The security headers of every answer, without the content policy, which depends on the page.
 * @param isHttps whether HSTS is sent
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

/** Content policy of answers that are no page: nothing is allowed. */
export const BARE_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The inline scripts and styles that a page may use, by their text; more for a staff page. */
interface OwnParts {
  scripts: readonly string[];
  styles: readonly string[];
  /** Nonce for the styles that its script inserts. */
  nonce?: string | undefined;
  /** Whether it shows pages of the site in frames (previews). */
  hasFrames?: boolean;
}

/**
 * Content policy of a page: allows exactly these inline scripts and styles, by their SHA-256. They are what the server
 * itself wrote, never what is found in the page.
 */
export function contentSecurityPolicy({ scripts, styles, nonce, hasFrames = false }: OwnParts): string {
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
export function previewHeaders(policy: string): Readonly<Record<string, string>> {
  const framed = policy.split('; ').map((directive) => {
    if (directive.startsWith('script-src ')) return `script-src 'self'`;
    return directive === `frame-ancestors 'none'` ? `frame-ancestors 'self'` : directive;
  });
  return {
    'Content-Security-Policy': [...framed, 'sandbox allow-same-origin'].join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/** The distinct inline contents as hash sources (W3C, « Content Security Policy », `hash-source`). */
function sources(contents: readonly string[]): Set<string> {
  return new Set(
    contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
  );
}
