import { createHash } from 'node:crypto';
import { expect } from 'vitest';

/** Headers of every response, with the content policy to the letter. */
const SAFE_HEADERS = {
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Cross-Origin-Embedder-Policy': /^require-corp$/,
  'Permissions-Policy': /camera=\(\), microphone=\(\), geolocation=\(\).*browsing-topics=\(\)/,
  'Content-Security-Policy':
    /^default-src 'none'; (?:form-action 'none'; base-uri 'none'; frame-ancestors 'none'|script-src 'self'(?: 'sha256-[\w+/]{43}=')*; style-src 'self'(?: 'sha256-[\w+/]{43}=')*; (?:(?:img|font|media|connect|manifest)-src 'self'; ){5}form-action 'self'; base-uri 'none'; frame-ancestors 'none')$/,
};

/** Checks the headers of every response (quality, section 4). */
export function expectSafeHeaders({ headers }: Pick<Response, 'headers'>): void {
  expect(headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expectSecurityHeaders(headers);
}

/** The same for a refusal before there is a request, which has no id. */
export function expectSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(SAFE_HEADERS)) expect(headers.get(name), name).toMatch(value);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

/** Checks a refused API call (RFC 9457) and returns its body. */
export async function expectProblem(response: Response, status: number, code: string) {
  expectSafeHeaders(response);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status, code });
  expect(problem.requestId).toBe(response.headers.get('X-Request-Id'));
  expect(response.status).toBe(status);
  return problem;
}

/** Checks that the content policy of a response allows the inline scripts and styles of its page. */
export function expectScriptsAllowed(response: Response, html: string): void {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)];
  const inline = scripts.flatMap(([, attributes = '', code = '']) =>
    /\ssrc=|application\/ld\+json/.test(attributes) ? [] : [code],
  );
  expect(inline.length).toBeGreaterThan(0);
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);
  for (const code of [...inline, ...styles]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
}

/** Text of a page as a reader sees it, without scripts and tags. */
export function visibleText(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gis, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Source of the form control called `name`, with its value still escaped. */
export function controlSource(html: string, name: string): string {
  const control = new RegExp(
    `<input[^>]*\\sname="${name}"[^>]*>|<textarea[^>]*\\sname="${name}".*?</textarea>`,
    's',
  );
  return control.exec(html)?.[0] ?? '';
}
