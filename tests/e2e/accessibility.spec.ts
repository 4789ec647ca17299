import { PAGE_KINDS } from '../support/page-kinds.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './site.ts';
import { HIDDEN_PAGES } from './site-pages.ts';

const PARTS = [1, 2, 3, 4];
/** An article with code, which has its own colours. */
const CODE = '/article/des-sauvegardes-qui-se-restaurent';
/** Each at one width; `accessibility.long.spec.ts` checks every page. */
const SAMPLES = [...PAGE_KINDS.map(({ path }) => path), CODE, ...HIDDEN_PAGES];

for (const part of PARTS) {
  test(`axe finds no fault on a page of each kind, and each names the fonts of its characters, part ${part} of ${PARTS.length}`, async ({
    page,
  }) => {
    const own = SAMPLES.filter((_, index) => index % PARTS.length === part - 1);
    expect(own.length).toBeGreaterThan(0);
    expect(
      await faultsOf(
        page,
        own.map((path, index) => [path, [index % 2 === 0 ? 390 : 1440]] as const),
      ),
    ).toEqual([]);
  });
}
