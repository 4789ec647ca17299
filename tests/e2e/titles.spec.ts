import type { Page } from '@playwright/test';
import { expect, LONG, test } from './site.ts';
import { sitemapPaths } from './site-pages.ts';

/** A page of each kind. */
const BY_DAY = ['/', '/services/saas', '/technologies/nginx', '/villes/brest', '/realisations', '/delais'];

/** Articles, prepositions, pronouns and numerals, also after an apostrophe. */
const LINK_WORD =
  /(?:^|[\s«’(])(?:à|aux?|ce[st]?|d[eu]|des|elle|en|et|il|je|l[ae]|les|[mst]a|[mst]es|[mst]on|n[ei]|nos|on|ou|où|par|que|qui|s[eiu]|sur|un|une|vos|y|avec|chez|dans|pour|sans|sous|vers|après|avant|comme|contre|dont|entre|lors|parmi|puis|deux|trois|quatre|cent|chaque|même)$/iu;

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects that no line of the page's titles ends on such a word, and that no word is cut in two. */
async function expectWholeLines(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { titles, lines, cut } = await page.evaluate(linesOfTitles);
    expect(titles, path).toBeGreaterThan(0);
    expect
      .soft(
        lines.filter((line) => LINK_WORD.test(line)),
        `${path} at ${width} px`,
      )
      .toEqual([]);
    expect.soft(cut, `${path} at ${width} px`).toEqual([]);
  }
}

/** Runs in the page: the lines of all titles but the last of each, and words on two lines. */
function linesOfTitles(): { titles: number; lines: string[]; cut: string[] } {
  let titles = 0;
  const lines: string[] = [];
  const cut: string[] = [];
  for (const title of document.querySelectorAll('main :is(h1, h2, h3, h4, summary)')) {
    if (title.closest('.sr-only')) continue;
    titles++;
    const ends = new Map<number, string>();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of text.textContent?.matchAll(/-?[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()];
        const [first] = boxes;
        if (first) ends.set(Math.round(first.bottom / 8), word);
        if (!word.startsWith('-') && boxes.some(({ top }) => first && top > first.bottom - 4)) cut.push(word);
      }
    }
    lines.push(...[...ends.values()].slice(0, -1));
  }
  return { titles, lines, cut };
}

test('no line of a title ends on an article or a preposition, and no word is cut', async ({ page }) => {
  for (const path of BY_DAY) await expectWholeLines(page, path);
});

test('nor on any other page', LONG, async ({ page, runningSite }) => {
  test.setTimeout(300_000);
  for (const path of await sitemapPaths(runningSite.process.url)) await expectWholeLines(page, path);
});
