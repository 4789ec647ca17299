import { readFileSync } from 'node:fs';
import { ROOT } from '../../../scripts/build.ts';
import { BRICOLAGE_BOLD } from '../../case-studies/type/bricolage-bold.ts';
import { setLine } from '../../case-studies/type/face.ts';
import { mix, type Ramp } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import type { Technology } from '../catalogue.ts';
import { area } from '../glass/cells.ts';
import { nightGlass, type Tint } from '../glass/tint.ts';
import { EMBLEMS } from './emblems.ts';
import { Outline } from './outline.ts';
import type { Source } from './sources.ts';

/** One colour of a mark. */
export interface Part {
  outline: Outline;
  ramp: Ramp;
  /** Light that it takes more than the others. */
  light: number;
}

/** A mark around the origin, its longer side one unit long. */
export interface Mark {
  parts: readonly Part[];
  /** Everything, in one outline. */
  whole: Outline;
  /** The filled shape of a mark that is only drawn in lines. */
  ground: Outline | undefined;
  /** Its lines are drawn as leads of a lit figure, not lit themselves. */
  isLeaded: boolean;
  width: number;
  height: number;
  /** Its parts are facets, which no lead cuts again. */
  isCut: boolean;
  /** Fine marks take finer iron. */
  iron: number;
}

interface Raw {
  d: Outline;
  ramp?: Ramp;
  light?: number;
}

/** Reads a technology's mark, and gives it its glass. */
export function readMark({ mark: source }: Technology, tint: Tint): Mark {
  const raw = pieces(source, tint);
  const all = new Outline(raw.flatMap(({ d }) => d.contours));
  const { left, top, right, bottom } = all.bounds();
  const side = Math.max(right - left, bottom - top);
  const place = ([x, y]: Point): Point => [(x - (left + right) / 2) / side, (y - (top + bottom) / 2) / side];
  const whole = all.map(place);
  return {
    parts: raw.map(({ d, ramp = tint.ramp, light = 0 }) => ({ outline: d.map(place), ramp, light })),
    whole,
    ground: source.ground ? filled(whole, source.ground) : undefined,
    width: (right - left) / side,
    height: (bottom - top) / side,
    isLeaded: source.leaded ?? false,
    isCut: source.from === 'emblem',
    iron: source.iron ?? 1,
  };
}

function pieces(source: Source, tint: Tint): Raw[] {
  if (source.from === 'emblem')
    return EMBLEMS[source.icon].map(({ d, light }) => ({ d: Outline.parse(d), light }));
  if (source.from === 'pair')
    return beside(
      source.icons.map((icon) => outlines('simple-icons', icon)),
      source.tints,
    );
  const parts = outlines(source.from, source.icon);
  const cut = source.split ? split(parts, source.split) : parts;
  return cut.map((d, index) => {
    const colour = source.tints?.[index];
    return {
      d: source.without ? d.filter((_, contour) => !source.without?.includes(contour)) : d,
      ramp: colour ? nightGlass(colour, mix(tint.deep, colour, 0.25)) : tint.ramp,
      // Against too much light, colours that tell parts apart would all be white.
      light: colour ? -0.11 : 0,
    };
  });
}

/** Two marks that are only complete together. */
function beside(marks: readonly (readonly Outline[])[], tints: readonly string[]): Raw[] {
  return marks.flatMap((parts, index) =>
    parts.map((d) => ({
      d: d.map(([x, y]): Point => [x + index * 28, y]),
      ramp: nightGlass(tints[index] ?? '#FFFFFF'),
    })),
  );
}

/** Contours of one path told apart by the part that they belong to. */
function split(parts: readonly Outline[], groups: readonly (readonly number[])[]): Outline[] {
  const contours = parts.flatMap((part) => part.contours);
  return groups.map((group) => new Outline(contours.filter((_, index) => group.includes(index))));
}

/** The shape inside a line: its largest contour, or the part of it along the outer side of the line. */
function filled(whole: Outline, ground: true | readonly [from: number, to: number]): Outline {
  const sizes = whole.contours.map((contour) => area(new Outline([contour]).points()));
  const contour = whole.contours[sizes.indexOf(Math.max(...sizes))] ?? [];
  if (ground === true) return new Outline([contour]);
  const [first, ...rest] = contour.slice(ground[0], ground[1] + 1);
  return new Outline([[first?.slice(-1) ?? [], ...rest]]);
}

function outlines(from: Exclude<Source['from'], 'emblem' | 'pair'>, icon: string): Outline[] {
  if (from === 'initials') return [Outline.parse(setLine(BRICOLAGE_BOLD, icon).outline)];
  const folder = from === 'logo' ? 'technologies/logos' : `node_modules/${from}/icons`;
  const svg = readFileSync(`${ROOT}artwork/${folder}/${icon}.svg`, 'utf8');
  return [...svg.matchAll(/<path[^>]*?\sd="([^"]+)"/g)].map(([, d = '']) => Outline.parse(d));
}
