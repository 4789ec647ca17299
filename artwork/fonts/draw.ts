import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import { cutFont, packageOf, TYPEFACES } from './cut.ts';

const OUTPUT = `${ROOT}app/fonts`;

/** Writes the site's fonts, each beside its licence. */
export async function drawFonts(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  for (const typeface of TYPEFACES) {
    const font = await cutFont(typeface);
    writeFileSync(`${OUTPUT}/${typeface.name}.woff2`, font);
    copyFileSync(`${packageOf(typeface)}/LICENSE`, `${OUTPUT}/${typeface.name}.license.txt`);
    process.stdout.write(`${typeface.name}.woff2  ${(font.length / 1024).toFixed(1)} kB\n`);
  }
}
