import { expect, type Page } from '@playwright/test';

/** Checks that no text is cut off when texts are twice as large, or widely spaced (WCAG 1.4.4, 1.4.12). */
export async function expectRoomForText(page: Page, where: string): Promise<void> {
  const { large, spaced } = await page.evaluate(lostTexts);
  expect.soft(large, `${where}, twice as large`).toEqual([]);
  expect.soft(spaced, `${where}, widely spaced`).toEqual([]);
}

/** Runs in the page, between two paints: text blocks that overflow the screen or are clipped by their own box. */
function lostTexts(): { large: string[]; spaced: string[] } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>(
      'body :is(h1, h2, h3, p, dt, dd, li, label, summary, a, button)',
    ),
  ]
    .filter((block) => block.checkVisibility({ visibilityProperty: true }) && block.textContent?.trim())
    // Not in scroll containers, nor on the map, whose names the list below it repeats.
    .filter(
      (block) =>
        !block.closest('.partner-loop, .rail, .sr-only, [aria-hidden=true], pre, .table-frame, svg.france'),
    );
  const find = () =>
    blocks
      .filter((block) => {
        // A button clips its band of light by design; its text has its own box.
        const box = (block.querySelector('span') ?? block).getBoundingClientRect();
        return (
          box.right > innerWidth + 1 || box.left < -1 || document.documentElement.scrollWidth > innerWidth
        );
      })
      .map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`);

  document.documentElement.style.fontSize = '200%';
  const large = find();
  document.documentElement.style.fontSize = '';
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [spacing];
  const spaced = find();
  document.adoptedStyleSheets = [];
  return { large, spaced };
}
