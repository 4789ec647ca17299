import type { Page } from '@playwright/test';
import { FONT_CHARACTERS, FRENCH_CHARACTERS, TITLE_CHARACTERS } from '../../app/fonts/characters.ts';

/** Characters of each typeface in a separate file, which a page names only if it needs it. */
const RARE = [
  { family: 'Instrument Sans', common: FRENCH_CHARACTERS },
  { family: 'Bricolage Grotesque', common: TITLE_CHARACTERS },
].map(({ family, common }) => ({ family, characters: [...FONT_CHARACTERS.difference(common)].join('') }));

/** Texts with a rare character of their typeface, and whether the page's inline styles name its file. */
export function rareTexts(page: Page): Promise<{ family: string; text: string; isNamed: boolean }[]> {
  return page.evaluate((files) => {
    const styles = document.querySelector('style')?.textContent ?? '';
    const faces = styles.match(/@font-face\{[^}]*unicode-range[^}]*\}/g) ?? [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (nodes.nextNode()) {
      const { textContent: text, parentElement } = nodes.currentNode;
      if (!text || !parentElement || parentElement.closest('script, style, noscript')) continue;
      const family = getComputedStyle(parentElement).fontFamily.split(',')[0]?.replaceAll('"', '');
      const file = files.find((one) => one.family === family);
      if (!file || ![...text].some((character) => file.characters.includes(character))) continue;
      texts.push({ family: file.family, text, isNamed: faces.some((face) => face.includes(file.family)) });
    }
    return texts;
  }, RARE);
}
