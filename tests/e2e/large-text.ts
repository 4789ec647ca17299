import { expect, type Page } from '@playwright/test';

/**
 * Has the texts of the page twice as large, then widely spaced (WCAG 1.4.4, 1.4.12), between two paints: all keep their
 * place.
 */
export async function expectRoomForText(page: Page, where: string): Promise<void> {
  const { large, spaced } = await page.evaluate(lostTexts);
  expect.soft(large, `${where}, twice as large`).toEqual([]);
  expect.soft(spaced, `${where}, widely spaced`).toEqual([]);
}

/** Runs in the page: blocks of text that reach beyond the screen, or whose own box cuts them off. */
function lostTexts(): { large: string[]; spaced: string[] } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>(
      'body :is(h1, h2, h3, p, dt, dd, li, label, summary, a, button)',
    ),
  ]
    .filter((block) => block.checkVisibility() && block.textContent?.trim())
    // What may scroll by itself, and the names on the map, which the list below it has too.
    .filter(
      (block) =>
        !block.closest('.partner-loop, .rail, .sr-only, [aria-hidden=true], pre, .table-frame, svg.france'),
    );
  const find = () =>
    blocks
      .filter((block) => {
        // A button's band of light is cut off by design; its words are in a box of their own.
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
