import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { cutFont, FONT_FILES, fontFaces } from './cut.ts';

const inSite = (file: string) => readFileSync(new URL(`../../app/fonts/${file}`, import.meta.url));

testAll(FONT_FILES)('cuts each font as the site has it: else `npm run artwork -- fonts`', async (file) => {
  expect(inSite(`${file.name}.woff2`).equals(await cutFont(file))).toBe(true);
});

it('writes the rules that the site has', () => {
  expect(inSite('fonts.css').toString()).toBe(fontFaces());
});
