import { agency, allArticles, allCities, allServices, allTechnologies } from 'content-collections';
import { SHARE_PICTURE } from '../../domain/share-picture.ts';
import { crawl } from '../support/crawl.ts';
import { jpegSize } from '../support/jpeg.ts';
import { searchReport } from '../support/search-faults.ts';
import { expect, test } from './site.ts';

const SITE = `https://${agency.domain}`;

test('every link, picture and fragment leads somewhere, and search engines find every page in order', async ({
  runningSite,
}) => {
  test.setTimeout(180_000);
  const { url } = runningSite.process;
  const { pages, faults } = await crawl(url);
  expect(faults).toEqual([]);
  const reached = new Set(pages.map(({ path }) => path));
  const published = [...allServices, ...allTechnologies, ...allCities, ...allArticles].map(
    ({ path }) => path,
  );
  expect(published.filter((path) => !reached.has(path))).toEqual([]);

  const report = searchReport(pages, SITE);
  expect(report.faults).toEqual([]);

  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(SITE.length),
  );
  expect(listed.toSorted()).toEqual([...report.indexed].toSorted());
  const linked = new Set(
    pages
      .filter(({ path }) => path !== '/plan-du-site')
      .flatMap(({ path, references }) => references.filter((reference) => reference !== path)),
  );
  expect(
    listed.filter((path) => !linked.has(path)),
    'reached by /plan-du-site alone',
  ).toEqual([]);

  expect(report.shareAddresses.size).toBe(report.indexed.size);
  for (const address of report.shareAddresses) {
    const response = await fetch(address.replace(SITE, url));
    expect(response.status, address).toBe(200);
    const picture = Buffer.from(await response.arrayBuffer());
    expect(jpegSize(picture), address).toEqual(SHARE_PICTURE);
    expect(picture.length, address).toBeLessThan(80 * 1024);
  }
  for (const address of report.dataAddresses) {
    const response = await fetch(address.replace(SITE, url), { method: 'HEAD', redirect: 'manual' });
    expect(response.status, address).toBe(200);
  }
});
