import {
  agency,
  allArticles,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  menu,
} from 'content-collections';
import { SHARE_PICTURE } from '../../domain/share-picture.ts';
import { type Crawl, crawl } from '../support/crawl.ts';
import { DRAWINGS, htmlFaults } from '../support/html-checker.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { type SearchReport, searchReport } from '../support/search-faults.ts';
import { menuGroupsIn } from './menus.ts';
import { expect, LONG, test } from './site.ts';
import { HIDDEN_PAGES, sitemapPaths } from './site-pages.ts';

const SITE = `https://${agency.domain}`;

test.describe('every page', () => {
  // One crawl for all tests.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let url: string;
  let found: Crawl;
  let report: SearchReport;
  /** Paths of the indexed pages, without later pages of the blog list, which share its picture. */
  let indexed: string[];

  test.beforeAll(async ({ runningSite }) => {
    url = runningSite.process.url;
    found = await crawl(url);
    report = searchReport(found.pages, SITE);
    indexed = [...report.indexed].filter((path) => !/^\/blog\?page=\d+$/.test(path)).toSorted();
  });

  test('can be reached, and all its links, pictures and fragments exist', () => {
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

  test('gives search engines complete metadata, and structured data that it shows itself', async () => {
    expect(report.faults).toEqual([]);
    for (const address of report.dataAddresses.difference(report.shareAddresses)) {
      const response = await fetch(address.replace(SITE, url), { method: 'HEAD', redirect: 'manual' });
      expect(response.status, address).toBe(200);
    }
  });

  test('is in the sitemap, and linked from a page other than the site map', async () => {
    const listed = await sitemapPaths(url);
    expect(listed.toSorted()).toEqual(indexed);
    const linked = new Set(
      found.pages
        .filter(({ path }) => path !== '/plan-du-site')
        .flatMap(({ path, references }) => references.filter((reference) => reference !== path)),
    );
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  test('has its own share picture, of the size that networks require', async () => {
    expect(report.shareAddresses.size).toBe(indexed.length);
    // Each is drawn when it is asked for, in the same way.
    for (const address of [...report.shareAddresses].filter((_address, index) => index % 20 === 0)) {
      const response = await fetch(address.replace(SITE, url));
      expect(response.status, address).toBe(200);
      const picture = Buffer.from(await response.arrayBuffer());
      expect(jpegSize(picture), address).toEqual(SHARE_PICTURE);
      expect(picture.length, address).toBeLessThan(80 * 1024);
    }
  });

  test('of each kind holds every service and technology in its menus, by group', async () => {
    const groups = [...menu.services, ...menu.technologies].map(({ title, links }) => ({
      title,
      links: links.map(({ label, path }) => ({ label, path })),
    }));
    const listed = groups.flatMap(({ links }) => links.map(({ path }) => path));
    expect(listed.toSorted()).toEqual(
      [...allServices, ...allTechnologies].map(({ path }) => path).toSorted(),
    );
    for (const { kind, path } of PAGE_KINDS)
      expect(menuGroupsIn(await (await fetch(url + path)).text()), kind).toEqual(groups);
  });

  test('of each kind is valid for the Nu checker', async () => {
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

  test('is valid for the Nu checker, as is every drawing', LONG, async () => {
    expect(await htmlFaults(found.pages, DRAWINGS)).toEqual([]);
  });
});

/**
 * Width and height of a JPEG (px), from its first frame header (ITU-T T.81, B.2.2).
 * @throws Error when the bytes are no JPEG
 */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (bytes.readUInt16BE(0) === 0xffd8 && at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xc2;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('not a JPEG');
}
