import {
  agency,
  allArticles,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
} from 'content-collections';
import { SHARE_PICTURE } from '../../domain/share-picture.ts';
import { type Crawl, crawl } from '../../scripts/crawl.ts';
import { DRAWINGS, htmlFaults } from '../support/html-checker.ts';
import { jpegSize } from '../support/jpeg.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { type SearchReport, searchReport } from '../support/search-faults.ts';
import { expect, LONG, test } from './site.ts';
import { HIDDEN_PAGES, sitemapPaths } from './site-pages.ts';

const SITE = `https://${agency.domain}`;

test.describe('every page', () => {
  // One crawl for all.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let url: string;
  let found: Crawl;
  let report: SearchReport;
  /** Paths of the indexed pages, but for the later ones of the blog, found through its first, whose picture they share. */
  let indexed: string[];

  test.beforeAll(async ({ runningSite }) => {
    url = runningSite.process.url;
    found = await crawl(url);
    report = searchReport(found.pages, SITE);
    indexed = [...report.indexed].filter((path) => !/^\/blog\?page=\d+$/.test(path)).toSorted();
  });

  test('is reached, and every link, picture and fragment of it leads somewhere', () => {
    expect(found.faults).toEqual([]);
    const reached = new Set(found.pages.map(({ path }) => path));
    const published = [
      ...allServices,
      ...allTechnologies,
      ...allCities,
      ...allCaseStudies,
      ...allArticles,
    ].map(({ path }) => path);
    expect(published.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('tells search engines what stands on it, once and in order', async () => {
    expect(report.faults).toEqual([]);
    for (const address of report.dataAddresses) {
      const response = await fetch(address.replace(SITE, url), { method: 'HEAD', redirect: 'manual' });
      expect(response.status, address).toBe(200);
    }
  });

  test('stands in the sitemap, and another page than the site map leads to it', async () => {
    const listed = await sitemapPaths(url);
    expect(listed.toSorted()).toEqual(indexed);
    const linked = new Set(
      found.pages
        .filter(({ path }) => path !== '/plan-du-site')
        .flatMap(({ path, references }) => references.filter((reference) => reference !== path)),
    );
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  test('has a share picture of its own, of the size that networks ask for', async () => {
    expect(report.shareAddresses.size).toBe(indexed.length);
    for (const address of report.shareAddresses) {
      const response = await fetch(address.replace(SITE, url));
      expect(response.status, address).toBe(200);
      const picture = Buffer.from(await response.arrayBuffer());
      expect(jpegSize(picture), address).toEqual(SHARE_PICTURE);
      expect(picture.length, address).toBeLessThan(80 * 1024);
    }
  });

  test('of each kind is HTML that the Nu checker has nothing against', async () => {
    const refusal = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ name: '' }),
    });
    expect(refusal.status).toBe(422);
    const pages = [{ path: 'a refused form', html: await refusal.text() }];
    for (const path of [...PAGE_KINDS.map((kind) => kind.path), ...HIDDEN_PAGES])
      pages.push({ path, html: await (await fetch(url + path)).text() });
    expect(await htmlFaults(pages)).toEqual([]);
  });

  test('is HTML that the Nu checker has nothing against, as is every drawing', LONG, async () => {
    expect(await htmlFaults(found.pages, DRAWINGS)).toEqual([]);
  });
});
