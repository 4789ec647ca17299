import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { testAll } from '../tests/support/test-all.ts';
import { cutFont, FONT_FILES, fontFaces } from './fonts/cut.ts';
import { icoFile } from './icons/draw.ts';

/**
 * Elements that a browser makes of one picture, the copies that `<use>` stands for included. Each takes it some 20 µs
 * of the thread that also answers the visitor, four times that on a phone.
 */
const MOST_ELEMENTS = 430;

const FOLDER = `${ROOT}public/assets/`;
const drawings = globSync('**/*.svg', { cwd: FOLDER }).map((file) => ({
  file,
  svg: readFileSync(FOLDER + file, 'utf8'),
}));

describe('the drawings', () => {
  it('have details of the shape of their screens', () => {
    const details = drawings.flatMap(({ svg }) =>
      [...svg.matchAll(/<view id="[^"]+-detail" viewBox="\S+ \S+ (\S+) (\S+)"/g)].map(
        ([, width, height]) => Number(width) / Number(height),
      ),
    );
    expect(new Set(details)).toEqual(new Set([1.6]));
  });

  it('have no path that browsers drop, as they do without a place to start from', () => {
    const faulty = drawings.filter(({ svg }) => / d="(?![Mm])/.test(svg));
    expect(drawings.length).toBeGreaterThan(0);
    expect(faulty.map(({ file }) => file)).toEqual([]);
  });

  it('are made of few elements', () => {
    const heavy = drawings
      .map(({ file, svg }) => ({ file, elements: elementsOfPicture(svg) }))
      .filter(({ elements }) => elements > MOST_ELEMENTS);
    expect(heavy).toEqual([]);
  });
});

/** Elements of a drawing; of each of its pictures, on average, when it has views. */
function elementsOfPicture(svg: string): number {
  const open: { id: string; from: number }[] = [];
  /** Elements within each one that has an id. */
  const within = new Map<string, number>();
  const copied: string[] = [];
  let count = 0;
  let views = 0;
  for (const [, end, name, attributes = '', isEmpty] of svg.matchAll(/<(\/?)([a-z]\w*)([^>]*?)(\/?)>/gi)) {
    if (!end) {
      open.push({ id: / id="([^"]+)"/.exec(attributes)?.[1] ?? '', from: count });
      count++;
      if (name === 'view' && !attributes.includes('-detail"')) views++;
      if (name === 'use') copied.push(/ href="#([^"]+)"/.exec(attributes)?.[1] ?? '');
    }
    const closed = end || isEmpty ? open.pop() : undefined;
    if (closed?.id) within.set(closed.id, count - closed.from);
  }
  const copies = copied.reduce((sum, id) => sum + (within.get(id) ?? 0), 0);
  return Math.round((count + copies) / Math.max(1, views));
}

const inSite = (file: string) => readFileSync(new URL(`../app/fonts/${file}`, import.meta.url));

testAll(FONT_FILES)('cuts each font as the site has it: else `npm run artwork -- fonts`', async (file) => {
  expect(inSite(`${file.name}.woff2`).equals(await cutFont(file))).toBe(true);
});

it('writes the rules that the site has', () => {
  expect(inSite('fonts.css').toString()).toBe(fontFaces());
});

it('says for each size where its PNG starts and how long it is', () => {
  const images = [16, 32].map((size) => ({ size, png: Buffer.alloc(size, size) }));
  const file = icoFile(images);
  expect(file.readUInt16LE(4)).toBe(images.length);
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const start = file.readUInt32LE(entry + 12);
    expect(file.subarray(start, start + file.readUInt32LE(entry + 8))).toEqual(png);
  }
});
