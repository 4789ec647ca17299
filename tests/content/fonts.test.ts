import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_CHARACTERS, FRENCH_CHARACTERS } from '../../artwork/fonts/characters.ts';
import { cutFont, FONT_FILES, fontFaces } from '../../artwork/fonts/cut.ts';
import { type RenderedPage, renderPages } from './rendered-pages.ts';

/** What the site shows and its typefaces do not have. */
const NOT_DRAWN = new Set('\u202f→≥≤');

const SHOWN_BY_FIRST_FILE = FRENCH_CHARACTERS.union(NOT_DRAWN);

describe('the fonts', () => {
  let pages: RenderedPage[];
  beforeAll(async () => {
    pages = await renderPages();
  });

  it('have every character of every page, as far as its typeface has it', () => {
    const shown = new Set(pages.flatMap(({ texts }) => texts).join(''));
    expect([...shown.difference(FONT_CHARACTERS).difference(NOT_DRAWN)]).toEqual([]);
  });

  it('need one file of the text’s typeface on most pages', () => {
    const inFrench = pages.filter(({ texts }) => new Set(texts.join('')).isSubsetOf(SHOWN_BY_FIRST_FILE));
    expect(inFrench.length / pages.length).toBeGreaterThan(0.9);
  });
});

it.each(FONT_FILES)(
  '$name is cut from its package: else cut it again with `npm run artwork -- fonts`',
  async (file) => {
    const font = readFileSync(new URL(`../../app/fonts/${file.name}.woff2`, import.meta.url));
    expect(font.equals(await cutFont(file))).toBe(true);
  },
);

it('has the rules that go with the fonts', () => {
  expect(readFileSync(new URL('../../app/fonts/fonts.css', import.meta.url), 'utf8')).toBe(fontFaces());
});
