import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import { cutFont, FONT_FILES, fontFaces, packageOf, TYPEFACES } from './cut.ts';

const OUTPUT = `${ROOT}app/fonts`;

/** Writes the site's fonts, the rules that name them, and their licences. */
export async function drawFonts(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  for (const file of FONT_FILES) {
    const font = await cutFont(file);
    writeFileSync(`${OUTPUT}/${file.name}.woff2`, font);
    process.stdout.write(`${file.name}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`);
  }
  writeFileSync(`${OUTPUT}/fonts.css`, fontFaces());
  for (const typeface of TYPEFACES)
    copyFileSync(`${packageOf(typeface)}/LICENSE`, `${OUTPUT}/${typeface.name}.license.txt`);
}
