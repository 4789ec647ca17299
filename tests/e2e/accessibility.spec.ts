import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { rareTexts } from './fonts.ts';
import { goOn } from './moments.ts';
import { expect, test } from './site.ts';
import { HIDDEN_PAGES, sitemapPaths } from './site-pages.ts';

/** Each looks at every eighth page, so that browsers share them and none takes long. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
const WIDTHS = [390, 1440];
/** Looked at in both widths: a page of each kind. The others, which differ from these by their texts, take turns. */
const SAMPLES = [...PAGE_KINDS.map(({ path }) => path), ...HIDDEN_PAGES];

for (const part of PARTS) {
  test(`axe finds no fault on any page, nor a character whose font it does not name, part ${part} of ${PARTS.length}`, async ({
    page,
    runningSite,
  }) => {
    test.setTimeout(300_000);
    // Half-way through its rise a text is paler than it will be.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const paths = [...(await sitemapPaths(runningSite.process.url)), ...HIDDEN_PAGES];
    const own = paths.filter((_, index) => index % PARTS.length === part - 1);
    expect(own.length).toBeGreaterThan(0);
    const faults: string[] = [];
    // On a page opened from elsewhere, what is laid out only once somebody moves would slip away under axe.
    await page.goto('/');
    for (const [index, path] of own.entries()) {
      await goOn(page, path);
      for (const { family, text, isNamed } of await rareTexts(page)) {
        if (!isNamed) faults.push(`${path}: « ${text} » in ${family}`);
      }
      const widths = SAMPLES.includes(path) ? WIDTHS : WIDTHS.filter((_, turn) => turn === index % 2);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await axeFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The rules passed are not counted, which takes as long as finding those that are not.
    .options({ resultTypes: ['violations'] })
    // The site has no frames, whose results would be joined in a page of their own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
