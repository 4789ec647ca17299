import { createHash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

/** Refused to every page and frame; the site uses none of them. */
const REFUSED_FEATURES = {
  camera: [],
  microphone: [],
  geolocation: [],
  payment: [],
  usb: [],
  browsingTopics: [],
};

/** Headers of every answer but the content policy, which depends on the page. */
export function fixedSecurityHeaders(isHttps: boolean) {
  return secureHeaders({
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains' : false,
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: REFUSED_FEATURES,
  });
}

/** Content policy of an answer without inline scripts. */
export const BASE_POLICY = contentSecurityPolicy('');

/** Content policy that lets exactly the inline scripts and styles of `html` take effect, each by its SHA-256. */
export function contentSecurityPolicy(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...sources(scripts)].join(' '),
    ["style-src 'self'", ...sources(styles)].join(' '),
    `img-src 'self'`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Each different content of inline elements as a source of the policy (W3C, « Content Security Policy », `hash-source`). */
function sources(elements: Iterable<RegExpExecArray>): Set<string> {
  return new Set(
    [...elements].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  );
}
