import { agencyFile as agency, allArticles, allCities } from 'content-collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders } from './answers.ts';
import { draft } from './articles.ts';
import { createTestSite, type TestSite } from './harness.ts';

const SITE = `https://${agency.domain}`;

describe('the files for programs', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    await importArticles(site.services.articles);
  });
  afterAll(() => site.close());

  const text = async (path: string) => (await site.request(path)).text();

  testAll([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('are served with their types', async ([path, type]) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expectSafeHeaders(response);
  });

  it('names each published article in the sitemap with its last change, and no article to come', async () => {
    const now = site.clock.now();
    const isOut = ({ publishedAt }: { publishedAt: string }) =>
      Temporal.Instant.compare(Temporal.Instant.from(publishedAt), now) <= 0;
    const xml = await text('/sitemap.xml');
    const listed = [...xml.matchAll(/<loc>[^<]*\/article\/([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
      ([, slug, change = '']) => [slug, Temporal.Instant.from(change).toString()],
    );
    const expected = allArticles
      .filter(isOut)
      .map(({ slug, publishedAt, updatedAt }) => [
        slug,
        Temporal.Instant.from(updatedAt ?? publishedAt).toString(),
      ]);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(allArticles.every(isOut)).toBe(false);
  });

  it('names the feed of the blog in llms.txt', async () => {
    expect(await text('/llms.txt')).toContain(`- [Flux RSS](${SITE}/blog/rss.xml)\n`);
  });

  it('names every city once, and no page that is hidden from search engines', async () => {
    const xml = await text('/sitemap.xml');
    for (const { path } of allCities) expect(xml.split(`<loc>${SITE}${path}</loc>`)).toHaveLength(2);
    expect(xml).not.toContain('confirmation');
  });

  it('draws a picture for the link of a post that stands in the database only', async () => {
    await site.services.articles.importFile(draft('hors-des-fichiers', 5), true);
    const html = await text('/article/hors-des-fichiers');
    expect(html).toContain(
      `<meta property="og:image" content="${SITE}/assets/articles/partage/hors-des-fichiers.jpg"/>`,
    );
  });

  it('lets every robot in and tells it where the sitemap is', async () => {
    expect(await text('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('answers 503 for the sitemap while the database is away, so that no page seems gone', async () => {
    const away = await createTestSite('sqlite');
    await away.close();
    expect((await away.request('/sitemap.xml')).status).toBe(503);
  });
});
