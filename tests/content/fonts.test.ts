import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_CHARACTERS, FRENCH_CHARACTERS } from '../../app/fonts/characters.ts';
import { type RenderedPage, renderPages } from './rendered-pages.ts';

/** Characters that the site uses and its typefaces lack. */
const NOT_DRAWN = new Set('\u202f→≥≤');

const SHOWN_BY_FIRST_FILE = FRENCH_CHARACTERS.union(NOT_DRAWN);

describe('the fonts', () => {
  let pages: RenderedPage[];
  beforeAll(async () => {
    pages = await renderPages();
  });

  it('have every character of every page that their typeface has', () => {
    const shown = new Set(pages.flatMap(({ texts }) => texts).join(''));
    expect([...shown.difference(FONT_CHARACTERS).difference(NOT_DRAWN)]).toEqual([]);
  });

  it('need only one file of the text’s typeface on most pages', () => {
    const inFrench = pages.filter(({ texts }) => new Set(texts.join('')).isSubsetOf(SHOWN_BY_FIRST_FILE));
    expect(inFrench.length / pages.length).toBeGreaterThan(0.9);
  });
});
