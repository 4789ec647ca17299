import { faultsOf } from './axe.ts';
import { goOn } from './moments.ts';
import { expect, LONG, test } from './site.ts';
import { HIDDEN_PAGES, sitemapPaths } from './site-pages.ts';

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Pages of one kind differ only by their texts, so they take the widths in turn. By day: screens.spec.ts. */
const WIDTHS = [390, 1440];

for (const part of PARTS) {
  test(
    `axe finds no fault on any page, and each names the fonts of its characters, part ${part} of ${PARTS.length}`,
    LONG,
    async ({ page, runningSite }) => {
      test.setTimeout(300_000);
      const paths = [...HIDDEN_PAGES, ...(await sitemapPaths(runningSite.process.url))];
      const own = paths.filter((_, index) => index % PARTS.length === part - 1);
      expect(own.length).toBeGreaterThan(0);
      // On an initial load, what is laid out only after a move would shift while axe runs.
      const faults: string[] = [];
      for (const [index, path] of own.entries()) {
        await goOn(page, path, runningSite.process.url);
        faults.push(...(await faultsOf(page, path, WIDTHS[index % WIDTHS.length] ?? 390)));
      }
      expect(faults).toEqual([]);
    },
  );
}
