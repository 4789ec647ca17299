import { expect, type Page } from '@playwright/test';

/**
 * Blocks of text that reach beyond the screen, or whose own box cuts them off; what may scroll by itself aside, and the
 * names on the map, which the list below it has too.
 */
async function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(h1, h2, h3, p, dt, dd, li, label, summary, a, button)',
      ),
    ]
      .filter((block) => block.checkVisibility() && block.textContent?.trim())
      .filter(
        (block) =>
          !block.closest('.partner-loop, .rail, .sr-only, [aria-hidden=true], pre, .table-frame, svg.france'),
      )
      .filter((block) => {
        // A button's band of light is cut off by design; its words are in a box of their own.
        const box = (block.querySelector('span') ?? block).getBoundingClientRect();
        return (
          box.right > innerWidth + 1 || box.left < -1 || document.documentElement.scrollWidth > innerWidth
        );
      })
      .map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`),
  );
}

/** Has the texts of the page twice as large, then widely spaced (WCAG 1.4.4, 1.4.12): all keep their place. */
export async function expectRoomForText(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await lostTexts(page), `${path}, twice as large`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  expect.soft(await lostTexts(page), `${path}, widely spaced`).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
