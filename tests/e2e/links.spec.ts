import { allArticles, allCities, allServices, allTechnologies } from 'content-collections';
import { crawl } from '../support/crawl.ts';
import { expect, test } from './site.ts';

test('every link, picture and fragment of the site leads somewhere, and every page is reached', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { pages, faults } = await crawl(baseURL ?? '');
  expect(faults).toEqual([]);
  const reached = new Set(pages.map(({ path }) => path));
  const published = [...allServices, ...allTechnologies, ...allCities, ...allArticles].map(
    ({ path }) => path,
  );
  expect(published.filter((path) => !reached.has(path))).toEqual([]);
});
