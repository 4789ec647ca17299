import { faultsOf } from './axe.ts';
import { goOn } from './moments.ts';
import { expect, LONG, test } from './site.ts';
import { HIDDEN_PAGES, sitemapPaths } from './site-pages.ts';

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Pages of one kind differ by their texts: they take turns. By day a page of each kind is looked at: screens.spec.ts. */
const WIDTHS = [390, 1440];

for (const part of PARTS) {
  test(
    `axe finds no fault on any page, nor a character whose font it does not name, part ${part} of ${PARTS.length}`,
    LONG,
    async ({ page, runningSite }) => {
      test.setTimeout(300_000);
      const paths = [...HIDDEN_PAGES, ...(await sitemapPaths(runningSite.process.url))];
      const own = paths.filter((_, index) => index % PARTS.length === part - 1);
      expect(own.length).toBeGreaterThan(0);
      // On a page opened from elsewhere, what is laid out only once somebody moves would slip away under axe.
      const faults: string[] = [];
      for (const [index, path] of own.entries()) {
        await goOn(page, path, runningSite.process.url);
        faults.push(...(await faultsOf(page, path, WIDTHS[index % WIDTHS.length] ?? 390)));
      }
      expect(faults).toEqual([]);
    },
  );
}
