import { inItsColour, inItsColours, save } from './output.ts';
import { INK, LIME, shade } from './palette.ts';
import { everyServiceMark } from './service-marks.ts';
import { type Point, path, tag } from './svg.ts';
import { TECHNOLOGIES, type Technology } from './technologies/catalogue.ts';
import { blow } from './technologies/glass/tint.ts';
import { readMark } from './technologies/marks/marks.ts';
import type { Outline } from './technologies/marks/outline.ts';
import { everyTechnology } from './technologies/series.ts';

/** Square of a technology's mark, in units of a tenth of which its outline is written. */
const SIDE = 40;

/**
 * Draws the marks of services and technologies as one file, whose symbols pages show by name: `marques.svg#docker`, and
 * `marques.svg#docker-verre` for the colour of its glass. The page decides how they are lit: without `--mark` a mark has
 * its own colours, with it that one.
 */
export function drawMarks(): void {
  const services = Object.entries(everyServiceMark()).map(([slug, { lines, lit }]) =>
    inItsColours(symbol(slug, 24, path(lit, { fill: `var(--lit,${LIME})` }), path(lines, LINES))),
  );
  const technologies = Object.entries(everyTechnology()).flatMap(([slug, technology]) => [
    symbol(slug, SIDE, ...markOf(technology)),
    tag(
      'symbol',
      { id: `${slug}-verre`, viewBox: '0 0 1 1', preserveAspectRatio: 'none' },
      path('M0 0h1v1H0z', { fill: blow(technology).colour }),
    ),
  ]);
  const marks = tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...services, ...technologies);
  // A technology's mark has its own colours on every site.
  save('marques', marks, (svg) => svg);
}

/** Whose fill is no figure of its own at this size. */
const PLAIN = [TECHNOLOGIES.expressjs];

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

function symbol(id: string, side: number, ...children: string[]): string {
  return tag('symbol', { id, viewBox: `0 0 ${side} ${side}` }, ...children);
}

function markOf(technology: Technology): string[] {
  const mark = readMark(technology, blow(technology));
  const inSquare = (outline: Outline) =>
    outline.map(([x, y]): Point => [(x + 0.5) * SIDE, (y + 0.5) * SIDE]).toString();
  const parts = mark.parts.map(({ outline, ramp, light }) =>
    path(inSquare(outline), { fill: `var(--mark,${shade(ramp, 0.7 + (mark.isCut ? light * 0.6 : 0))})` }),
  );
  if (!mark.ground || !mark.isLeaded || PLAIN.includes(technology)) return parts;
  // Lines over lit glass.
  return [
    path(inSquare(mark.ground), { fill: `var(--mark,${shade(mark.parts[0]?.ramp ?? [], 0.74)})` }),
    path(inSquare(mark.whole), { fill: inItsColour(INK) }),
  ];
}
