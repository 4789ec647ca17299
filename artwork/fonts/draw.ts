import { readFileSync } from 'node:fs';
import { files } from '../record.ts';
import { cutFont, FONT_FILES, fontFaces, packageOf, TYPEFACES } from './cut.ts';

const OUTPUT = 'app/fonts';

/** Writes the site's fonts, the rules that name them, and their licences. */
export async function drawFonts(): Promise<void> {
  for (const file of FONT_FILES) {
    const font = await cutFont(file);
    files.write(`${OUTPUT}/${file.name}.woff2`, font);
    process.stdout.write(`${file.name}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`);
  }
  files.write(`${OUTPUT}/fonts.css`, fontFaces());
  for (const typeface of TYPEFACES)
    files.write(`${OUTPUT}/${typeface.name}.license.txt`, readFileSync(`${packageOf(typeface)}/LICENSE`));
}
