import { globSync, readFileSync } from 'node:fs';
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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
  const drawing = unified().use(rehypeParse, { fragment: true, space: 'svg' }).parse(svg);
  const byId = new Map<string, Element>();
  let views = 0;
  visit(drawing, 'element', (element) => {
    if (element.tagName === 'view') views++;
    if (typeof element.properties.id === 'string') byId.set(element.properties.id, element);
  });
  return Math.round(countOf(drawing, byId) / Math.max(1, views));
}

function countOf(part: Nodes, byId: ReadonlyMap<string, Element>): number {
  let count = 0;
  visit(part, 'element', ({ tagName, properties }) => {
    count++;
    const copied = tagName === 'use' ? byId.get(String(properties.href).slice(1)) : undefined;
    if (copied) count += countOf(copied, byId);
  });
  return count;
}
