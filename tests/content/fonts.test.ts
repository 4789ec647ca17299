import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS } from '../../artwork/fonts/characters.ts';
import { cutFont, TYPEFACES } from '../../artwork/fonts/cut.ts';
import { renderPages } from './rendered-pages.ts';

/** What the site shows and its typefaces do not have. */
const NOT_DRAWN = new Set('\u202f→≥≤');

it('has every character of every page, as far as its typeface has it', async () => {
  const texts = (await renderPages()).flatMap(({ texts }) => texts);
  const missing = new Set(texts.join('')).difference(FONT_CHARACTERS).difference(NOT_DRAWN);
  expect([...missing]).toEqual([]);
});

it.each(TYPEFACES)(
  '$name is cut from its package: else cut it again with `npm run artwork -- fonts`',
  async (typeface) => {
    const font = readFileSync(new URL(`../../app/fonts/${typeface.name}.woff2`, import.meta.url));
    expect(font.equals(await cutFont(typeface))).toBe(true);
  },
);
