import { readFileSync } from 'node:fs';
import { ROOT } from '../../../scripts/build.ts';
import { outlined } from '../../letters.ts';
import type { Point } from '../../svg.ts';
import { Outline } from './outline.ts';

/** Where a mark comes from: a drawing of the agency's in `technologies/logos/`, an icon of simple-icons, or letters. */
export interface Source {
  from: 'logo' | 'simple-icons' | 'initials';
  icon: string;
}

/** A mark around the origin, its longer side one unit long. */
export interface Mark {
  parts: readonly Outline[];
  /** Everything, in one outline. */
  whole: Outline;
  width: number;
  height: number;
}

/** Reads a page's mark. */
export function readMark(source: Source): Mark {
  const parts = outlines(source);
  const all = new Outline(parts.flatMap(({ contours }) => contours));
  const { left, top, right, bottom } = all.bounds();
  const side = Math.max(right - left, bottom - top);
  const place = ([x, y]: Point): Point => [(x - (left + right) / 2) / side, (y - (top + bottom) / 2) / side];
  return {
    parts: parts.map((part) => part.map(place)),
    whole: all.map(place),
    width: (right - left) / side,
    height: (bottom - top) / side,
  };
}

function outlines({ from, icon }: Source): Outline[] {
  if (from === 'initials') return [Outline.parse(outlined(icon).outline)];
  const folder = from === 'logo' ? 'technologies/logos' : 'node_modules/simple-icons/icons';
  const svg = readFileSync(`${ROOT}artwork/${folder}/${icon}.svg`, 'utf8');
  return [...svg.matchAll(/<path[^>]*?\sd="([^"]+)"/g)].map(([, d = '']) => Outline.parse(d));
}
