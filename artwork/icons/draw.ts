import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import { withBrowserPage } from '../browser.ts';
import { icoFile } from './ico.ts';

const mark = readFileSync(`${ROOT}public/icone.svg`, 'utf8');
/** Without rounded corners: the system that shows it cuts its own. */
const square = mark.replace(' rx="5"', '');
/** Smaller on its ground, so that no cut touches it: the safe zone is a circle of 80 % (W3C, « Web Application Manifest »). */
const maskable = square.replace(
  /(<rect[^>]*>)(.*)<\/svg>/,
  '$1<g transform="translate(2.6 2.6) scale(.84)">$2</g></svg>',
);

const ICONS = [
  { name: 'apple-touch-icon', svg: square, size: 180 },
  { name: 'icone-192', svg: mark, size: 192 },
  { name: 'icone-512', svg: mark, size: 512 },
  { name: 'icone-512-pleine', svg: maskable, size: 512 },
];

/** Draws the brand's mark in the sizes and formats that browsers and phones ask for, from `public/icone.svg`. */
export async function drawIcons(): Promise<void> {
  await withBrowserPage(async (page) => {
    const rasterise = async (svg: string, size: number) => {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`,
      );
      return page.screenshot({ omitBackground: true });
    };
    for (const { name, svg, size } of ICONS) save(`${name}.png`, await rasterise(svg, size));
    const sizes = [16, 32, 48];
    const images = [];
    for (const size of sizes) images.push({ size, png: await rasterise(mark, size) });
    save('favicon.ico', icoFile(images));
  });
}

function save(name: string, bytes: Buffer): void {
  writeFileSync(`${ROOT}public/${name}`, bytes);
  process.stdout.write(`${name}  ${(bytes.length / 1024).toFixed(1)} kB\n`);
}
