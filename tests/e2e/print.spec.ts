import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { goOn, openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

/** Content width of an A4 sheet (CSS px). */
const PAPER = { width: 660, height: 940 };

/** Characters of running text on a sheet; headings, lists and addresses of links take the rest. */
const SHEET_OF_TEXT = 2500;

test('an article takes as many sheets as its text needs', async ({ page, runningSite }) => {
  for (const slug of ['rgpd-pour-une-petite-entreprise', 'des-sauvegardes-qui-se-restaurent']) {
    await goOn(page, `/article/${slug}`, runningSite.process.url);
    const text = await page.getByRole('article').innerText();
    const sheets = sheetsIn(await page.pdf({ format: 'A4', printBackground: true }));
    expect(sheets, slug).toBeLessThanOrEqual(Math.ceil(text.length / SHEET_OF_TEXT) + 1);
  }
});

function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [kind, path, details] of PAGE_KINDS.map(
  ({ kind, path }) => [kind, path, kind === 'article' ? {} : LONG] as const,
)) {
  test(`prints dark text on white, and nothing to press: ${kind}`, details, async ({ page }) => {
    await openAlive(page, path);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[href="#contenu"]')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator(PRESSED).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('footer a, footer h2, footer details').filter({ visible: true })).toHaveCount(
      0,
    );
    expect(await paleTexts(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PAPER.width);
  });
}

/** What only a screen can use: forms, buttons and links that look like them, menus, the quote widget. */
const PRESSED = 'form, button, nav, video, .glint, .quote-widget';

/** Texts below a contrast of 4.5 on white, without those on a ground that is printed. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pale: string[] = [];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!context || !element?.checkVisibility() || !text.textContent?.trim()) continue;
      if (element.closest('.week-pane')) continue;
      const { color, fill } = getComputedStyle(element);
      context.fillStyle = element instanceof SVGElement ? fill : color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
      if (contrast < 4.5) pale.push(`${contrast.toFixed(1)}: ${text.textContent}`);
    }
    return pale;
  });
}

test('prints the answers to closed questions, the folded text and the final figures', async ({ page }) => {
  await openAlive(page, '/services/saas');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['details .prose', '.unfolded p'])
    for (const text of await page.locator(part).all()) await expect(text).toBeVisible();
  await expect(page.locator('.unfold').filter({ visible: true })).toHaveCount(0);
  const figures = page.locator('[aria-labelledby="chiffres"]');
  await expect(figures.locator('[aria-hidden]').filter({ visible: true })).toHaveCount(0);
  await expect(figures).toContainText(/\+\d\d/);
});

test('prints where the links of an article to other sites lead', LONG, async ({ page }) => {
  await openAlive(page, '/article/rgpd-pour-une-petite-entreprise');
  await page.emulateMedia({ media: 'print' });
  const contentAfter = (selector: string) =>
    page
      .locator(`.prose-article ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await contentAfter('a[href^="http"]')).toMatch(/^" \(" attr\(href\)|\(https:/);
  expect(await contentAfter('a[href^="/"]')).toBe('none');
});
