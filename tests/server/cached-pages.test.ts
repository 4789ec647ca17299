import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders, expectScriptsAllowed } from './answers.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { NATIVE_WAYS, send } from './lead-forms.ts';

const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

let site: TestSite;
afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

describe('a cached page', () => {
  beforeEach(async () => {
    site = await createTestSite('sqlite');
  });

  testAll([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, br;q=0'],
    ['gzip', 'br;q=0.1, gzip;q=0.2'],
    ['identity', ''],
    ['identity', 'zstd, br;q=0'],
  ] as const)('is sent in the coding that the browser prefers', async ([coding, accepted]) => {
    const plain = await get('/contact');
    const html = await plain.text();
    const response = await get('/contact', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(coding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(UNPACK[coding](body).toString()).toBe(html);
    expectScriptsAllowed(response, html);
    if (coding !== 'identity') expect(response.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });

  it('answers 304 to a matching ETag, with the policy that allows its scripts (also 4)', async () => {
    const first = await get('/', { 'Accept-Encoding': 'gzip' });
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [tag, `"other", W/${tag}`, `W/${tag}`, '*', ' * ']) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'If-None-Match': known, 'Accept-Encoding': 'gzip' };
        const again = await site.request('/', { method, headers });
        expect([again.status, await again.text()]).toEqual([304, '']);
        for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Security-Policy'])
          expect(again.headers.get(name)).toBe(first.headers.get(name));
        expectSafeHeaders(again);
      }
    }
    for (const unknown of ['', '"other"', tag.slice(1, -1), 'W/"garbage'])
      expect((await get('/', { 'If-None-Match': unknown, 'Accept-Encoding': 'gzip' })).status).toBe(200);
    expect((await get('/contact', { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })).status).toBe(200);
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is the same for all, whatever they send along, and is stored once', async () => {
    const { prepare, size } = site.pages;
    for (const path of ['/', '/villes/lyon']) await prepare(path);
    const pages = await Promise.all(['/', '/villes/lyon'].map((path) => text(path)));
    const before = size();
    expect(before.pages).toBe(2);
    for (let index = 0; index < 50; index++) {
      const noise = `?utm_source=${index}&page=${index}&type=devis&__proto__=x`;
      const visitor = {
        Cookie: `XSRF-TOKEN=${index}`,
        Host: `h${index}.example`,
        'X-Forwarded-Host': 'evil.example',
        'Accept-Language': 'en',
        'User-Agent': `A ${index}`,
        Purpose: 'prefetch',
      };
      const answers = await Promise.all(['/', '/villes/lyon'].map((path) => get(path + noise, visitor)));
      expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(pages);
      for (const { headers } of answers) expect(headers.get('Set-Cookie')).toBeNull();
    }
    expect(size()).toEqual(before);
  });

  it('is never an answer to a form, an error, or a page that must not be cached', async () => {
    const answers = [
      await get('/confirmation-contact?type=devis'),
      await get('/nulle-part'),
      await get('/Contact'),
      await get('/villes/atlantide'),
      ...(await Promise.all(NATIVE_WAYS.map((way) => send(site, way, { body: { name: '' } })))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 301, 302, 422, 422, 422]);
    for (const { headers } of answers) expect(headers.get('ETag')).toBeNull();
    expect(site.pages.size().pages).toBe(0);
    expect((await get('/confirmation-contact', { 'If-None-Match': '*' })).status).toBe(200);
  });

  it('is stored once, however it is requested', async () => {
    const spellings = ['/contact', '/services', '/villes/lyon', '/article/premier', '/'];
    const mostSlashes = 11;
    // Each page once with each number of slashes, since the two are coprime.
    for (let index = 0; index < mostSlashes * spellings.length; index++) {
      const page = spellings[index % spellings.length] ?? '';
      const slashes = '/'.repeat(1 + (index % mostSlashes));
      await get(`${slashes}${page.slice(1)}${slashes}.data`);
      await get(`${page}?utm_source=${index}`);
      await get(`${page}/_.data?x=${index}`);
    }
    expect(site.pages.size().pages).toBeLessThanOrEqual(2 * spellings.length);
  });

  it('does not depend on the time', async () => {
    const form = await text('/obtenir-un-devis');
    site.clock.advance({ hours: 30 });
    const other = await createTestSite('sqlite');
    other.clock.advance({ hours: 2000 });
    expect(await (await other.request('/obtenir-un-devis')).text()).toBe(form);
    await other.close();
  });

  it('is served by the fast path as by the app, with the same logs and metrics', async () => {
    const url = await site.listen();
    const ask = async (path: string, init: RequestInit = {}) => {
      const { status, headers, ...answer } = await fetch(url + path, init);
      const own = ['x-request-id', 'date', 'connection', 'keep-alive'];
      const kept = [...headers].filter(([name]) => !own.includes(name)).toSorted();
      return { status, kept, id: headers.get('X-Request-Id'), ...answer };
    };
    const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
    const long = await ask('/contact?q=secret', gzip);
    const short = await ask('/contact?q=secret', gzip);
    expect({ ...short, id: '' }).toEqual({ ...long, id: '' });
    expect(short.status).toBe(200);
    expect(new Set([long.id, short.id]).size).toBe(2);
    expect((await ask('/contact', { ...gzip, method: 'HEAD' })).kept).toEqual(short.kept);
    expect((await ask('/contact', { headers: { ...gzip.headers, 'If-None-Match': '*' } })).status).toBe(304);
    expect((await ask('/contact', { method: 'PUT' })).status).toBe(405);

    const lines = site.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines[1]).toEqual({
      ...lines[1],
      request: short.id,
      method: 'GET',
      path: '/contact',
      status: 200,
    });
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200, 304, 405]);
    expect(site.logs.join('')).not.toContain('secret');
    const metrics = await site.services.metrics.text();
    expect(metrics).toContain('site_page_cache_total{outcome="miss"} 1\n');
    expect(metrics).toContain('site_page_cache_total{outcome="hit"} 3\n');
    expect(metrics).toContain('site_requests_total{route="page",status="200"} 3\n');
  });
});

describe.each(ENGINES)('a page made from articles on %s', (engine) => {
  beforeEach(async () => {
    site = await createTestSite(engine);
    await site.services.articles.importFile(draft('premier', 1), true);
  });

  const look = () => site.services.publicationWatch.look();
  const rename = (from: string, to: string) =>
    site.services.database.schema.alterTable(from).renameTo(to).execute();

  it('shows scheduled articles once they are due, and seen to be', async () => {
    await look();
    const publishedAt = site.clock.now().add({ seconds: 30 }).toString();
    await site.services.articles.importFile(draft('bientot', 4, { title: 'Bientôt là', publishedAt }), true);
    expect(await text('/blog')).not.toContain('Bientôt là');
    await look();
    expect(await text('/blog')).not.toContain('Bientôt là');
    site.clock.advance({ seconds: 31 });
    await look();
    expect(await text('/blog')).toContain('Bientôt là');
  });

  it('is not rendered again while the articles stay the same, and follows changes made in SQL', async () => {
    const reading = vi.spyOn(site.services.articles, 'find');
    await look();
    const page = await text('/article/premier');
    for (let minute = 0; minute < 3; minute++) {
      site.clock.advance({ seconds: 61 });
      await look();
      expect(await text('/article/premier')).toBe(page);
    }
    expect(reading).toHaveBeenCalledTimes(1);

    const changed = site.services.database.updateTable('articles');
    await changed.set({ title: 'Corrigé à la main' }).execute();
    await look();
    expect(await text('/article/premier')).toContain('Corrigé à la main');
    await changed.set({ published_at: null }).execute();
    await look();
    expect((await get('/article/premier')).status).toBe(302);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('shows a change at once, on each page that it concerns', async () => {
    const paths = ['/blog', '/plan-du-site', '/article/premier'];
    for (const path of paths) expect(await text(path)).toContain('Article premier');
    await site.services.articles.importFile(draft('premier', 1, { title: 'Un autre titre' }), true);
    for (const path of paths) {
      const html = await text(path);
      expect(html).toContain('Un autre titre');
      expect(html).not.toContain('Article premier');
    }
    await site.services.articles.importFile(draft('second', 2, { formerSlugs: ['premier'] }), true);
    expect((await get('/article/premier?utm_source=x')).headers.get('Location')).toBe(
      '/article/second?utm_source=x',
    );
  });

  it('is not cached if it was rendered during a change', async () => {
    const [, early] = await Promise.all([
      site.services.articles.importFile(draft('pendant', 3, { title: 'Paru pendant' }), true),
      text('/blog'),
      text('/blog'),
    ]);
    expect(early).toContain('Article premier');
    expect(await text('/blog')).toContain('Paru pendant');
  });

  it('is served while the database is away, if it is cached', async () => {
    await look();
    const blog = await text('/blog');
    await rename('articles', 'gone');
    site.clock.advance({ hours: 5 });
    await look();
    expect(await text('/blog')).toBe(blog);
    // Also where it should be renewed.
    site.services.articles.noteChange();
    expect(await text('/blog')).toBe(blog);
    expect((await get('/blog')).status).toBe(200);
    expect((await get('/article/premier')).status).toBe(503);

    await rename('gone', 'articles');
    expect((await get('/article/premier')).status).toBe(200);
  });

  it('is not cached without the articles that it should have', async () => {
    await rename('articles', 'gone');
    const poor = await get('/plan-du-site');
    expect([poor.status, poor.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    await rename('gone', 'articles');
    expect(await text('/plan-du-site')).toContain('Article premier');
  });
});
