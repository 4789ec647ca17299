import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';

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
      if (name === 'view') views++;
      if (name === 'use') copied.push(/ href="#([^"]+)"/.exec(attributes)?.[1] ?? '');
    }
    const closed = end || isEmpty ? open.pop() : undefined;
    if (closed?.id) within.set(closed.id, count - closed.from);
  }
  const copies = copied.reduce((sum, id) => sum + (within.get(id) ?? 0), 0);
  return Math.round((count + copies) / Math.max(1, views));
}
