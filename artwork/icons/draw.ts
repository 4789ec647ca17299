import { readFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import { chosenLook } from '../../scripts/chosen-look.ts';
import { withBrowserPage } from '../browser.ts';
import { files } from '../files.ts';
import { inItsColours } from '../output.ts';
import { INK, LIME } from '../palette.ts';

/** The sign of the house: a roof of glass, three panes wide, one of them lit. */
const ROOF = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="${INK}"/><path d="M5 14 16 6l11 8v12H5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><path d="M16 6v20M5 14h22M5 20h22M10.500 10v16M21.500 10v16" stroke="#fff" stroke-width="1.200"/><path fill="${LIME}" d="M16.700 14.600h4.200v4.800h-4.200z"/></svg>
`;

/** Sides of the square that a maskable icon shows whole: the safe zone is a circle of 80 % (W3C, « Web Application Manifest »). */
const SAFE = 0.84;

/** Draws the brand's mark in the sizes and formats that browsers and phones ask for. */
export async function drawIcons(): Promise<void> {
  const mark = agencyMark();
  save('icone.svg', Buffer.from(mark));
  // Without rounded corners: the system that shows it cuts its own.
  const square = mark.replace(' rx="5"', '');
  const icons = [
    { name: 'apple-touch-icon', svg: square, size: 180 },
    { name: 'icone-192', svg: mark, size: 192 },
    { name: 'icone-512', svg: mark, size: 512 },
    { name: 'icone-512-pleine', svg: withMargin(square), size: 512 },
  ];
  await withBrowserPage(async (page) => {
    const rasterise = async (svg: string, size: number) => {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`,
      );
      return page.screenshot({ omitBackground: true });
    };
    for (const { name, svg, size } of icons) save(`${name}.png`, await rasterise(svg, size));
    const sizes = [16, 32, 48];
    const images = [];
    for (const size of sizes) images.push({ size, png: await rasterise(mark, size) });
    save('favicon.ico', icoFile(images));
  });
}

/** The agency's own square, or the roof of the house in its colours. */
function agencyMark(): string {
  const { symbol } = chosenLook();
  return symbol ? readFileSync(`${ROOT}public${symbol}`, 'utf8') : inItsColours(ROOF);
}

/** Smaller on its ground, so that no cut touches it. */
function withMargin(mark: string): string {
  const [, box = '0 0 32 32'] = /viewBox="([^"]+)"/.exec(mark) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  const [left, top] = [x + (width * (1 - SAFE)) / 2, y + (height * (1 - SAFE)) / 2];
  const ground = /<rect[^>]*>/.exec(mark)?.[0];
  const inner = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(ground ?? '', '');
  const moved = `translate(${round(left - x * SAFE)} ${round(top - y * SAFE)}) scale(${SAFE})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground ?? ''}<g transform="${moved}">${inner}</g></svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function save(name: string, bytes: Buffer): void {
  files.write(`public/${name}`, bytes);
  process.stdout.write(`${name}  ${(bytes.length / 1024).toFixed(1)} kB\n`);
}

interface IcoImage {
  /** Width and height (px), at most 255. */
  size: number;
  png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** An icon file that holds the same mark in several sizes, each as PNG (Microsoft, « ICO file format »). */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
