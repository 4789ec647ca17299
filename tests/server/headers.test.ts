import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_CACHING } from '../../server/page-cache/pages.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders, expectSecurityHeaders } from './answers.ts';
import { draft } from './articles.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { CONTACT_PATH, QUOTE_PATH } from './submissions.ts';

const NOBODY = 'no-store';
const FEW_MINUTES = 'public, max-age=600';
const A_MINUTE = 'public, max-age=60';
/** Files that keep their address when they are replaced. */
const REPLACEABLE = 'public, max-age=300, stale-if-error=86400';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Requests, and the status and `Cache-Control` of each response. */
const ANSWERS: readonly [string, number, string, RequestInit?][] = [
  ['/', 200, PAGE_CACHING],
  ['/?utm_source=lettre', 200, PAGE_CACHING],
  ['/obtenir-un-devis', 200, PAGE_CACHING],
  ['/villes/lyon', 200, PAGE_CACHING],
  ['/villes/lyon.data', 200, PAGE_CACHING],
  ['/mentions-legales', 200, PAGE_CACHING],
  ['/blog', 200, PAGE_CACHING],
  ['/article/premier', 200, PAGE_CACHING],
  ['/', 200, PAGE_CACHING, { method: 'HEAD' }],
  ['/', 304, PAGE_CACHING, { headers: { 'If-None-Match': '*' } }],
  ['/villes/lyon.data?_routes=routes%2Fcity', 200, PAGE_CACHING],
  ['/article/premier.data?_routes=routes%2Farticle', 200, PAGE_CACHING],
  ['/confirmation-contact?type=devis', 200, NOBODY],
  ['/Villes/LYON/', 301, 'public, max-age=3600'],
  ['/article/Premier', 301, 'public, max-age=3600'],
  ['/villes/atlantide', 302, NOBODY],
  ['/article/jamais-vu', 302, NOBODY],
  ['/villes/%E0%A4%A', 400, NOBODY],
  ['/nulle-part', 404, NOBODY],
  ['/404', 404, NOBODY],
  ['/blog?page=99', 404, NOBODY],
  [`/villes/${'a'.repeat(300)}`, 404, NOBODY],
  ['/static/absent-12345678.js', 404, NOBODY],
  ['/assets/absent.svg', 404, NOBODY],
  ['/', 405, NOBODY, { method: 'DELETE' }],
  ['/', 204, NOBODY, { method: 'OPTIONS' }],
  ['/mentions-legales', 405, NOBODY, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ['/obtenir-un-devis', 415, NOBODY, { method: 'POST', body: '{}', headers: JSON_TYPE }],
  ['/robots.txt', 200, FEW_MINUTES],
  ['/sitemap.xml', 200, A_MINUTE],
  ['/blog/rss.xml', 200, A_MINUTE],
  ['/healthz', 200, NOBODY],
  ['/healthz', 405, NOBODY, { method: 'POST' }],
  ['/api/xsrf-token', 204, NOBODY],
  ['/api/nimporte', 404, NOBODY],
  [QUOTE_PATH, 405, NOBODY],
  [QUOTE_PATH, 204, NOBODY, { method: 'OPTIONS' }],
  [QUOTE_PATH, 415, NOBODY, { method: 'POST', body: 'x' }],
  [CONTACT_PATH, 403, NOBODY, { method: 'POST', body: '{}', headers: JSON_TYPE }],
  ['/icone.svg', 200, REPLACEABLE],
  ['/assets/carte.svg', 200, REPLACEABLE],
  ['/assets/hero/accueil.mp4', 200, REPLACEABLE],
  ['/assets/partage/accueil.jpg', 200, 'public, max-age=86400'],
  ['/assets/hero/accueil.mp4', 416, NOBODY, { headers: { Range: 'bytes=999999999-' } }],
];

describe('the headers of an answer', () => {
  let site: TestSite;
  let port: number;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    port = Number(new URL(await site.listen()).port);
    await site.services.articles.importFile(draft('premier', 1), true);
  });
  afterAll(() => site.close());

  testAll(ANSWERS)('are safe, and say how long it may be cached', async ([path, status, caching, init]) => {
    const response = await site.request(path, init);
    expect(response.status).toBe(status);
    expectSafeHeaders(response);
    expect(response.headers.get('Cache-Control')).toBe(caching);
    expect(response.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('let the hashed files of a page be cached for a year (immutable)', async () => {
    const html = await (await site.request('/')).text();
    const files = new Set(html.match(/\/static\/[\w.-]+\.(?:js|css|woff2)/g));
    expect(files.size).toBeGreaterThan(3);
    for (const file of files) {
      const response = await site.request(file);
      expectSafeHeaders(response);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('are safe on the answers to malformed requests', async () => {
    const asked = (line: string, host = 'localhost') =>
      `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const oversized = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    for (const [words, status] of [
      ['BONJOUR\r\n\r\n', 400],
      [oversized, 431],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      [asked('GET / HTTP/1.1', 'localhost\r\nHost: localhost'), 400],
      [asked('GET / HTTP/1.0', 'localhost\r\nhOST: evil.fr'), 400],
      [asked('GET /nulle-part HTTP/1.1', 'a b'), 400],
      [asked('GET /nulle-part HTTP/1.1', 'evil.fr/x'), 400],
      [asked('GET /\\evil.fr HTTP/1.1'), 400],
      [asked('OPTIONS * HTTP/1.1'), 400],
      [asked('GET / HTTP/1.1', 'localhost\r\nExpect: 200-ok'), 417],
    ] as const) {
      const answer = await talk(port, words);
      const [first = '', ...lines] = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n');
      expect(first.split(' ')[1]).toBe(String(status));
      const headers = new Headers(
        lines.map((line): [string, string] => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1),
        ]),
      );
      expectSecurityHeaders(headers);
      expect(headers.get('Cache-Control')).toBe(NOBODY);
    }
  });

  it('are sent to an old client that names no host', async () => {
    for (const path of ['/healthz', '/contact', '/contact'])
      expect(await talk(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('include HSTS for two years on HTTPS', async () => {
    const secure = await createTestSite('sqlite', { environment: { PUBLIC_URL: 'https://www.exemple.fr' } });
    for (const path of ['/', '/nulle-part', '/api/nimporte', '/icone.svg', '/Contact']) {
      const { headers } = await secure.request(path);
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    }
    await secure.close();
  });

  it('include Retry-After, and forbid caching, while the database is away', async () => {
    const away = await createTestSite('sqlite');
    await away.close();
    for (const path of ['/blog', '/article/premier', '/sitemap.xml', '/blog/atom.xml']) {
      const response = await away.request(path);
      expect(response.status).toBe(503);
      expectSafeHeaders(response);
      expect(response.headers.get('Cache-Control')).toBe(NOBODY);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });
});

/** Sends `words` as they are, and returns the whole answer. */
async function talk(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(words);
  return text(socket);
}
