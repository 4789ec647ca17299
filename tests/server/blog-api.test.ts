import { agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromXml } from 'xast-util-from-xml';
import { paragraph } from '../../content/safe-html.ts';
import { AppError } from '../../server/errors.ts';
import { expectProblem, expectSafeHeaders, expectScriptsAllowed } from './answers.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

const LIST = '/api/blog/get-posts';
const PREVIOUS = '/api/blog/get-previous-posts';
const ARTICLE = '/api/blog/get-post-by-title';

describe.each(ENGINES)('blog API on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  async function keep(...drafts: ReturnType<typeof draft>[]) {
    for (const article of drafts) await site.services.articles.importFile(article, true);
  }

  async function data(path: string, body: unknown = {}) {
    const response = await (await site.client()).post(path, body);
    expect(response.status).toBe(200);
    expectSafeHeaders(response);
    return (await response.json()).data;
  }

  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

  it('lists published posts, newest first, with the specified fields', async () => {
    await keep(draft('un', 1), draft('trois', 3), draft('deux', 2));
    const posts = await data(LIST);
    expect(slugs(posts)).toEqual(['trois', 'deux', 'un']);
    expect(posts[0]).toEqual({
      id: expect.any(String),
      slug: 'trois',
      title: 'Article trois',
      description: '<p>Ce que dit trois.</p>',
      image_url: '/assets/hero/accueil-1280.webp',
      created_at: '2026-01-03T08:00:00.000Z',
    });
  });

  it('returns at most six older posts, newest first', async () => {
    await keep(...Array.from({ length: 9 }, (_, index) => draft(`a${index + 1}`, index + 1)));
    expect(slugs(await data(PREVIOUS, { slug: 'a9' }))).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3']);
    expect(slugs(await data(PREVIOUS, { slug: 'a2' }))).toEqual(['a1']);
    expect(await data(PREVIOUS, { slug: 'a1' })).toEqual([]);
    expect(await data(PREVIOUS, { slug: 'inconnu' })).toEqual([]);
    expect(Object.keys((await data(PREVIOUS, { slug: 'a2' }))[0])).toEqual([
      'slug',
      'title',
      'image_url',
      'description',
    ]);
  });

  it('orders posts of the same instant consistently', async () => {
    await keep(draft('pile', 5), draft('face', 5));
    const [older, newer] = [await data(PREVIOUS, { slug: 'pile' }), await data(PREVIOUS, { slug: 'face' })];
    expect([...slugs(older), ...slugs(newer)]).toHaveLength(1);
  });

  it('answers 503 and not 404 while the database is away (also 7)', async () => {
    await keep(draft('un', 1));
    await site.services.database.schema.alterTable('articles').renameTo('away').execute();
    await expectProblem(await (await site.client()).post(LIST, {}), 503, 'unavailable');
    for (const path of ['/blog', '/article/un']) {
      const response = await site.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('30');
    }
    expect((await site.request('/')).status).toBe(200);
    const siteMap = await site.request('/plan-du-site');
    expect([siteMap.status, (await siteMap.text()).includes('/villes/lyon')]).toEqual([200, true]);
    expect(site.logs.some((line) => line.includes('away') || line.includes('articles'))).toBe(true);
    await site.services.database.schema.alterTable('away').renameTo('articles').execute();
    expect((await site.request('/article/un')).status).toBe(200);
  });

  it('paginates its list, and answers 404 beyond the last page', async () => {
    await keep(...Array.from({ length: 13 }, (_, index) => draft(`a${index + 1}`, index + 1)));
    expect(await (await site.request('/blog')).text()).not.toContain('href="/article/a1"');
    expect(await (await site.request('/blog?page=3')).text()).toContain('href="/article/a1"');
    for (const page of ['4', '0', '-1', 'x', '1e9']) {
      expect((await site.request(`/blog?page=${page}`)).status).toBe(404);
    }
    expect(await data(LIST)).toHaveLength(13);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('lists nothing when nothing was written, with or without a body (also 6)', async () => {
    expect(await data(LIST)).toEqual([]);
    const { headers } = await site.request('/api/xsrf-token');
    const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const response = await site.request(LIST, {
      method: 'POST',
      headers: { Cookie: cookie, 'X-XSRF-TOKEN': cookie.slice(cookie.indexOf('=') + 1) },
    });
    expect(await response.json()).toEqual({ data: [] });
  });

  it('publishes a post when its time has come, everywhere at once', async () => {
    await keep(
      draft('demain', 1, { publishedAt: '2026-03-11T10:00:00Z' }),
      draft('brouillon', 2, { publishedAt: null }),
    );
    expect(await data(LIST)).toEqual([]);
    await expectProblem(await (await site.client()).post(ARTICLE, { slug: 'demain' }), 404, 'not_found');
    expect((await site.request('/article/demain')).headers.get('Location')).toBe('/404');
    expect(await (await site.request('/blog/rss.xml')).text()).not.toContain('demain');

    site.clock.advance({ hours: 24 });
    await site.services.publicationWatch.look();
    expect(slugs(await data(LIST))).toEqual(['demain']);
    expect(await data(ARTICLE, { slug: 'demain' })).toMatchObject({ title: 'Article demain' });
    expect((await site.request('/article/demain')).status).toBe(200);
    expect(await (await site.request('/blog/rss.xml')).text()).toContain('/article/demain');
  });

  it('gives the whole post under a slug', async () => {
    await keep(draft('un', 1, { updatedAt: '2026-02-01T08:00:00Z' }));
    expect(await data(ARTICLE, { slug: 'un' })).toEqual({
      slug: 'un',
      title: 'Article un',
      description: '<p>Ce que dit un.</p>',
      content: '<h2 id="section-0">Début</h2><p>Le texte de un.</p>',
      image_url: '/assets/hero/accueil-1280.webp',
      created_at: '2026-01-01T08:00:00.000Z',
      updated_at: '2026-02-01T08:00:00.000Z',
    });
  });

  it('shows an article without those before it when they cannot be read, and says so once in the log (also 7)', async () => {
    await keep(draft('un', 1), draft('deux', 2));
    const { articles } = site.services;
    const { previous } = articles;
    const cause = new Error('disk I/O error');
    articles.previous = async () => {
      throw new AppError('unavailable', { cause });
    };
    const response = await site.request('/article/deux');
    articles.previous = previous;
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('/article/un');
    const errors = site.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      {
        msg: 'Erreur lors de la récupération des articles précédents',
        err: { type: 'Error', message: 'disk I/O error' },
      },
    ]);
  });

  it('shows a description as it was written, whatever signs are in it', async () => {
    await keep(draft('un', 1, { description: paragraph('R&D <test>') }));
    const html = await (await site.request('/article/un')).text();
    expect(html).toContain('<meta name="description" content="R&amp;D &lt;test&gt;"/>');
    expect((await data(LIST))[0].description).toBe('<p>R&#x26;D &#x3C;test></p>');
  });

  it('sanitises hostile bodies, however they came into the table', async () => {
    await keep(draft('un', 1));
    await site.services.database
      .updateTable('articles')
      .set({ content: '<p>A<script>alert(1)</script></p>' })
      .execute();
    expect((await data(ARTICLE, { slug: 'un' })).content).toBe('<p>A</p>');
    expect(await (await site.request('/article/un')).text()).not.toContain('alert(1)');
  });

  it.each([PREVIOUS, ARTICLE])('requires a valid slug at %s', async (path) => {
    const client = await site.client();
    for (const body of [
      {},
      { slug: '' },
      { slug: ' ' },
      { slug: 3 },
      { slug: ['a'] },
      [],
      null,
      { slug: 'a'.repeat(201) },
      { slug: 'a\u0000b' },
      { slug: '\uD800' },
    ]) {
      const problem = await expectProblem(await client.post(path, body), 422, 'validation_failed');
      expect(Object.keys(problem.errors)).toEqual(['slug']);
    }
  });

  it.each([LIST, PREVIOUS, ARTICLE])('refuses at %s the same requests as the forms', async (path) => {
    const client = await site.client();
    await expectProblem(await site.request(path, { method: 'POST' }), 403, 'anti_forgery');
    await expectProblem(await client.post(path, '{}', { 'Sec-Fetch-Site': 'cross-site' }), 403, 'cross_site');
    await expectProblem(await client.post(path, '{', {}), 400, 'malformed_json');
    await expectProblem(
      await client.post(path, '{}', { 'Content-Type': 'text/plain' }),
      415,
      'unsupported_media_type',
    );
    await expectProblem(await client.post(path, 'a'.repeat(65 * 1024)), 413, 'body_too_large');
    const get = await site.request(path);
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('shows an article with a hostile body as harmless text, and each of its headings under its own id (also 5)', async () => {
    const content = `<script>alert(1)</script><a href="javascript:alert(2)">a</a><svg onload="alert(3)"><p><b>${'<h2 id="x">Encore</h2>'.repeat(500)}`;
    await keep(draft('hostile', 1, { content }));
    const response = await site.request('/article/hostile');
    const html = await response.text();
    expect(response.status).toBe(200);
    expectScriptsAllowed(response, html);
    expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toMatch(/alert\(|javascript:|id="x"/);
    const ids = [...html.matchAll(/<[^>]*\sid="(section-\d+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: 500 }, (_, index) => `section-${index}`));
  });

  it('logs a request for an unknown article, and redirects to the 404 page', async () => {
    const response = await site.request('/article/rien');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/404']);
    expect(site.logs.join('')).toContain('Aucun article trouvé pour ce slug.');
    expect((await site.request('/404')).status).toBe(404);
  });

  it('feeds readers with whole articles in RSS and Atom', async () => {
    await keep(
      draft('un', 1, {
        content:
          '<h2>Un</h2><p>Un <a href="/services/saas">lien</a> & <em>deux</em></p><pre><code>href="/x"</code></pre><p>Fin.</p>',
      }),
    );
    for (const [path, type] of [
      ['/blog/rss.xml', 'application/rss+xml'],
      ['/blog/atom.xml', 'application/atom+xml'],
    ] as const) {
      const response = await site.request(path);
      expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
      const xml = await response.text();
      expect(xml).toContain(`https://${agency.domain}/article/un`);
      const tag = response.headers.get('ETag') ?? '';
      const since = response.headers.get('Last-Modified') ?? '';
      for (const headers of [
        new Headers({ 'If-None-Match': tag }),
        new Headers({ 'If-Modified-Since': since }),
      ])
        expect((await site.request(path, { headers })).status).toBe(304);
      expect((await site.request(path, { headers: { 'If-None-Match': '"autre"' } })).status).toBe(200);
      const texts = valuesOf(fromXml(xml));
      expect(texts).toContain(
        `<h2 id="section-0">Un</h2><p>Un <a href="https://${agency.domain}/services/saas">lien</a> &#x26; <em>deux</em></p><pre tabindex="0"><code>href="/x"</code></pre><p>Fin.</p>`,
      );
    }
  });

  it('tells readers of feeds when an article that is not the newest has changed', async () => {
    await keep(draft('ancien', 1, { updatedAt: '2026-02-20T08:00:00Z' }), draft('nouveau', 2));
    const atom = await (await site.request('/blog/atom.xml')).text();
    expect(atom.slice(0, atom.indexOf('<entry>'))).toContain('<updated>2026-02-20T08:00:00.000Z</updated>');
    const rss = await (await site.request('/blog/rss.xml')).text();
    expect(rss).toContain('<lastBuildDate>Fri, 20 Feb 2026 08:00:00 GMT</lastBuildDate>');
  });

  it('keeps characters that XML forbids out of titles and feeds', async () => {
    await keep(draft('un', 1, { title: 'Un\u0008\u001b titre\u00a0: \u0085bien' }));
    expect(await data(ARTICLE, { slug: 'un' })).toMatchObject({ title: 'Un  titre\u00a0:  bien' });
    // An article written directly to the database.
    const written = site.services.database.updateTable('articles');
    await written.set({ title: 'Un\u0001 &\uffff 🦊', content: '<p>\u001b[31mRouge</p>' }).execute();
    site.clock.advance({ hours: 1 });
    for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
      const xml = await (await site.request(path)).text();
      const texts = valuesOf(fromXml(xml));
      expect(texts).toContain('Un & 🦊');
      expect(texts).toContain('<p>[31mRouge</p>');
      expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
    }
  });

  it('writes a feed once, and again when an article changes', async () => {
    await keep(draft('un', 1));
    const read = async () => (await site.request('/blog/rss.xml')).text();
    const first = await read();
    const { schema } = site.services.database;
    await schema.alterTable('articles').renameTo('away').execute();
    expect(await read()).toBe(first);
    await schema.alterTable('away').renameTo('articles').execute();
    await keep(draft('deux', 2));
    expect(await read()).toContain('/article/deux');
  });
});

/** The texts of an XML document. */
function valuesOf(
  node: ReturnType<typeof fromXml> | ReturnType<typeof fromXml>['children'][number],
): string[] {
  if ('children' in node) return node.children.flatMap(valuesOf);
  return 'value' in node && typeof node.value === 'string' ? [node.value] : [];
}
