import { agency } from 'content-collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSafeHeaders, expectScriptsAllowed, visibleText } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

const SCREENS = [
  ['/', 200, 'Le cabinet digital qui transforme vos défis en opportunités'],
  ['/obtenir-un-devis', 200, 'Envoyer ma demande de devis'],
  ['/confirmation-contact?type=devis', 200, 'Demande de devis envoyée !'],
  ['/confirmation-contact?type=contact', 200, 'Message envoyé !'],
  ['/confirmation-contact', 200, 'Message envoyé !'],
  ['/confirmation-contact?type=<script>', 200, 'Message envoyé !'],
  ['/nulle-part', 404, 'Oups ! La page que vous cherchez n’existe pas.'],
] as const;

const PAGES = ['/obtenir-un-devis', '/confirmation-contact', '/nulle-part', '/'];

describe.each(ENGINES)('screens on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
  });
  afterAll(() => site.close());

  it.each(SCREENS)('answers %s with %i and « %s »', async (path, status, text) => {
    const response = await site.request(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expectSafeHeaders(response);
    expect(visibleText(html)).toContain(text);
    expect(html).toMatch(/<title>[^<]+ – Verrière<\/title>|<title>Verrière, /);
  });

  it.each(SCREENS)('gives two visitors of %s the same bytes and no cookie', async (path) => {
    const visitor = { Cookie: 'XSRF-TOKEN=abc', 'User-Agent': 'A', 'Accept-Language': 'fr' };
    const answers = [await site.request(path), await site.request(path, { headers: visitor })];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first).toBe(second);
    for (const answer of answers) expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each(SCREENS)('serves %s so that its content policy blocks nothing in it', async (path) => {
    const response = await site.request(path);
    const html = await response.text();
    expectScriptsAllowed(response, html);
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|data:|\*/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html).not.toContain('<style');
  });

  it.each([
    ['/confirmation-contact?type=devis', '/confirmation-contact'],
    ['/nulle-part', '/404'],
    ['/blog?page=99', '/404'],
  ])('keeps %s out of search engines, with a head as complete as any', async (path, canonical) => {
    const html = await (await site.request(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const start of ['<title>', '<meta name="description" content="', '<meta name="keywords" content="'])
      expect(html.split(start)).toHaveLength(2);
    expect(html.split('rel="canonical"')).toHaveLength(2);
    expect(html).toContain(`<link rel="canonical" href="https://${agency.domain}${canonical}"/>`);
  });

  it.each(PAGES)('row 22: answers HEAD on %s like GET, without the body', async (path) => {
    const [get, head] = [await site.request(path), await site.request(path, { method: 'HEAD' })];
    expect(await head.text()).toBe('');
    expect(head.status).toBe(get.status);
    for (const name of ['Content-Type', 'Content-Security-Policy']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  it.each(PAGES.flatMap((path) => ['PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const)))(
    'row 22: refuses %s on %s and says what is allowed',
    async (method, path) => {
      const response = await site.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toContain('GET, HEAD');
      expectSafeHeaders(response);
    },
  );

  it.each(PAGES)('row 22: answers OPTIONS on %s with what is allowed', async (path) => {
    const response = await site.request(path, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Allow')).toContain('GET, HEAD');
    expectSafeHeaders(response);
  });

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'row 22: does not let %s change a method',
    async (header) => {
      expect((await site.request('/', { headers: { [header]: 'DELETE' } })).status).toBe(200);
      const response = await site.request('/?_method=GET', { method: 'PUT', headers: { [header]: 'GET' } });
      expect(response.status).toBe(405);
    },
  );

  it.each(['/', '/confirmation-contact'])('row 22: refuses POST on %s, which takes none', async (path) => {
    const response = await site.request(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each(['/%00', '/..%2f..%2fetc%2fpasswd', `/${'a'.repeat(10_000)}`, '/constructor', '//evil.fr'])(
    'finds nothing at %s',
    async (path) => {
      const response = await site.request(`http://localhost${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Location')).toBeNull();
    },
  );
});
