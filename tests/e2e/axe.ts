import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FONT_CHARACTERS, FRENCH_CHARACTERS, TITLE_CHARACTERS } from '../../app/fonts/characters.ts';

/** Violations that axe finds at the given width (px), and characters whose font the page does not name. */
export async function faultsOf(page: Page, path: string, width: number): Promise<string[]> {
  const rare = await rareTexts(page);
  await page.setViewportSize({ width, height: 900 });
  const faults = [
    ...rare.filter(({ isNamed }) => !isNamed).map(({ family, text }) => `« ${text} » in ${family}`),
    ...(await axeFaults(page)),
  ];
  return faults.map((fault) => `${path} at ${width} px: ${fault}`);
}

/** Violations that axe finds on the page, or the part of it that `selector` names, as it is. */
export async function axeFaults(page: Page, selector = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    // Passed rules are not collected, which would take as long again.
    .options({ resultTypes: ['violations'] })
    // The site has no frames, whose results axe would join in another page.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

/** Characters of each typeface in a separate file, which a page names only if it needs it. */
const RARE = [
  { family: 'Instrument Sans', common: FRENCH_CHARACTERS },
  { family: 'Bricolage Grotesque', common: TITLE_CHARACTERS },
].map(({ family, common }) => ({ family, characters: [...FONT_CHARACTERS.difference(common)].join('') }));

/** Texts with a rare character of their typeface, and whether the page's inline styles name its file. */
function rareTexts(page: Page): Promise<{ family: string; text: string; isNamed: boolean }[]> {
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
