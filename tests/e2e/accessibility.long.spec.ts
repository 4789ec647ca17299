import { faultsOf } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { sitemapPaths } from './site-pages.ts';

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Pages of one kind differ only by their texts, so they take the widths in turn. */
const WIDTHS = [390, 1440];

for (const part of PARTS) {
  test(
    `axe finds no fault on any page, and each names the fonts of its characters, part ${part} of ${PARTS.length}`,
    LONG,
    async ({ page, runningSite }) => {
      test.setTimeout(300_000);
      const paths = await sitemapPaths(runningSite.process.url);
      const own = paths.filter((_, index) => index % PARTS.length === part - 1);
      expect(own.length).toBeGreaterThan(0);
      const inTurns = own.map(
        (path, index) => [path, WIDTHS.filter((_, turn) => turn === index % 2)] as const,
      );
      expect(await faultsOf(page, inTurns)).toEqual([]);
    },
  );
}
