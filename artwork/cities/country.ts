import { clamp, IRON, scale, shade } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Definitions, group, type Point, path, type Stop, tag } from '../svg.ts';
import { type Atlas, bordersAway, isCoast } from './atlas.ts';
import type { Composition } from './composition.ts';
import type { Air } from './lights.ts';
import { boxAround } from './shapes.ts';
import { across } from './shine.ts';
import type { Tracing } from './tracing.ts';

/** Levels of light between which panes are not told apart, so that they share their gradients. */
const LEVELS = 26;

/** How a department takes the light of the city's. */
export interface Lighting {
  atlas: Atlas;
  composition: Composition;
  air: Air;
  /** Department of the city. */
  home: string;
  random: Random;
}

/** Light of every department: full at home, less with each border and with the distance. */
export function levels({ atlas, composition: { city }, home, random }: Lighting): Map<string, number> {
  const borders = bordersAway(atlas, home);
  return new Map(
    [...atlas.departments.values()].map(({ code, centre }) => {
      const distance = Math.hypot(centre[0] - city[0], centre[1] - city[1]);
      const lean = random() - 0.5;
      if (code === home) return [code, 0.97];
      const near = borders.get(code) === 1 ? 0.09 : 0;
      const level = 0.27 + near + 0.45 * Math.exp(-Math.max(0, distance - 24) / 80) + lean * 0.2;
      return [code, Math.min(level, 0.77)];
    }),
  );
}

/** How the panes of a map are set. */
export interface Setting {
  tracing: Tracing;
  codes: readonly string[];
  levels: ReadonlyMap<string, number>;
  /** Departments without lead around them. */
  bare?: (code: string) => boolean;
  /** Width of the lead, compared with that of the country. */
  strength?: number;
}

/** Departments as panes, and the lead around them: one shape for each of its widths. */
export function panesOf(definitions: Definitions, setting: Setting, lighting: Lighting): string {
  const { tracing, codes, bare = () => false } = setting;
  const { air, composition, home } = lighting;
  const along = across(composition.sun);
  const city = composition.camera.place(composition.city);
  const byWidth = Map.groupBy(codes, (code) => (bare(code) ? 0 : leadWidth(code, setting, lighting)));
  const panes = codes.map((code) => {
    const level = Math.round((setting.levels.get(code) ?? 0) * LEVELS) / LEVELS;
    const fill =
      code === home
        ? litGlass(definitions, city, tracing.rings(code).flat(), air)
        : definitions.linear(glass(air, level), along);
    return path(tracing.outline(code), { fill });
  });
  const leads = [...byWidth]
    .filter(([width]) => width > 0)
    .map(([width, some]) => {
      const outlines = some.map((code) => tracing.outline(code)).join('');
      return { width, id: definitions.shape(path(outlines, {})) };
    });
  const layer = (share: number, opacity?: string) =>
    group(
      { 'stroke-opacity': opacity },
      ...leads.map(({ id, width }) => tag('use', { href: `#${id}`, 'stroke-width': width * share })),
    );
  return (
    panes.join('') +
    group(
      { fill: 'none', stroke: IRON, 'stroke-linejoin': 'round' },
      layer(3.6, '.08'),
      layer(2.4, '.12'),
      layer(1.6, '.19'),
      layer(1),
    ) +
    path(tracing.outline(home), {
      fill: 'none',
      stroke: air.heart,
      'stroke-opacity': '.8',
      'stroke-width': 1.8,
    })
  );
}

/** Lead is finer in the distance; steps of 0.8 let departments share it. */
function leadWidth(code: string, { strength = 1 }: Setting, { atlas, composition }: Lighting): number {
  const { camera, city } = composition;
  const centre = atlas.departments.get(code)?.centre ?? city;
  const near = camera.scaleAt(centre) / camera.scaleAt(city);
  return strength * Math.round(3.6 * Math.min(1.4, Math.max(0.5, near)) * 1.25) * 0.8;
}

/** The frame around the country: iron, and a thin light on its edge. */
export function coast(tracing: Tracing, codes: readonly string[]): string {
  const d = tracing.borders(tracing.arcs(codes).filter(isCoast));
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    path(d, { ...line, stroke: IRON, 'stroke-width': 5.6 }) +
    path(d, { ...line, stroke: '#BFF0D6', 'stroke-opacity': '.36', 'stroke-width': 1.2 })
  );
}

function glass({ ramp }: Air, level: number): Stop[] {
  const at = (lift: number, thickness: number) => scale(shade(ramp, clamp(level + lift)), thickness);
  return [
    [0, at(0.07, 1.12)],
    [0.55, at(0, 1)],
    [1, at(-0.06, 0.82)],
  ];
}

/** Paint of the lit pane: white where the city stands. */
function litGlass(definitions: Definitions, city: Point, outline: readonly Point[], air: Air): string {
  const { left, top, right, bottom } = boxAround(outline);
  const colour = (level: number) => shade(air.ramp, level);
  return definitions.radial(
    [
      [0, air.heart],
      [0.45, colour(0.94)],
      [1, colour(0.85)],
    ],
    [(city[0] - left) / (right - left || 1), (city[1] - top) / (bottom - top || 1)],
    0.85,
  );
}
