import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseYaml } from '../../content/parse-file.ts';
import type { Light } from '../../content/schema/map.ts';
import { menuSchema } from '../../content/schema/site.ts';
import { files } from '../drawn.ts';
import { allInItsColours, save } from '../output.ts';
import { IRON, scale, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { group, type Point, path, tag } from '../svg.ts';
import { BORDERS, COAST, DEPARTMENTS, project, SIZE, WATERS } from './france.ts';
import { type Air, LIGHTS } from './lights.ts';
import { type Oculus, oculi } from './oculi.ts';
import { PLACES, type Place } from './places.ts';
import { type Box, boxAround, meet } from './shapes.ts';

/** Names on a phone, where they are largest (units): half the width of a letter on average, and the height of a capital. */
const HALF_A_LETTER = 13.5;
const LETTER_HEIGHT = 38;
/** The same of names that are always shown, and how far they keep from points. */
const NAME = { letter: 18.5, height: 25, gap: 14 };
const MENUS = new URL('../../content/menus.yaml', import.meta.url);
const IN_FOOTER = new Set(v.parse(menuSchema, parseYaml(readFileSync(MENUS, 'utf8')).data).cities);
const LIGHTS_SHOWN = [...new Set(PLACES.map(({ light }) => light))];
/** Kinds of dark glass in the departments where no city is served. */
const DARK = [0.16, 0.21, 0.26, 0.31, 0.36];

/** Where a name stands, by its left end, its right end or, without either, its middle. */
interface Name {
  x: number;
  y: number;
  end?: 'left' | 'right';
  /** Whether `y` is its top, as under a loupe: letters differ in height from screen to screen. */
  hangs?: true;
}

/** What the page of all cities needs to know of one. */
interface CityOnMap {
  /** The city. */
  x: number;
  y: number;
  /** Middle of its name's foot while it is lit: over its department, or over or under its loupe. */
  labelX: number;
  labelY: number;
  /** Whether that is its top. */
  hangs?: true;
  /** Its name at rest, for cities of the footer. */
  name?: Name;
  /** The hour and the air of the place, which name its paints: `vine-rest`, `vine-lit`, `vine-glow`. */
  light: Light;
  /** Id of its department's pane. */
  pane: string;
  /** Whether pressing that pane leads to another city, which shares it. */
  shares?: true;
  /** Id of its part of a loupe, for cities too near to each other to be told apart. */
  part?: string;
}

/**
 * Draws the country of the page of all cities: its shapes into one file, which the page shows by name, and into data
 * where each city is and what paints its glass (`app/hubs/`). A page's own paints fill shapes of another file, but
 * browsers do not agree on paints that such shapes name themselves.
 */
export function drawHub(): void {
  const rounds = oculi(
    PLACES.map(({ slug, at }) => ({ slug, at: placed(at) })),
    [...DEPARTMENTS.values()].flatMap(({ rings }) => rings),
    SIZE,
  );
  const parts = rounds.flatMap((round) => round.parts);
  const names = namesOf(rounds);
  const cities = Object.fromEntries(
    PLACES.map((place) => [place.slug, onMap(place, rounds, names.get(place.slug))]),
  );
  const data = {
    ...SIZE,
    paints: allInItsColours(LIGHTS_SHOWN.flatMap((light) => paints(light, LIGHTS[light])).join('')),
    cities,
  };
  save(
    'carte',
    tag(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIZE.width} ${SIZE.height}` },
      ...glass(parts),
      lead(rounds),
      group({ id: 'loupes' }, ...rounds.map(loupe)),
    ),
    allInItsColours,
  );
  const text = `${JSON.stringify(data, null, 2)}\n`;
  files.write('app/hubs/france.json', text);
  process.stdout.write(`app/hubs/france.json  ${(text.length / 1024).toFixed(1)} kB\n`);
}

function placed(at: Place['at']): Point {
  const [x, y] = project(at);
  return [Math.round(x), Math.round(y)];
}

function onMap(
  { slug, at, department, light }: Place,
  rounds: readonly Oculus[],
  name: Name | undefined,
): CityOnMap {
  const [x, y] = placed(at);
  const round = rounds.find(({ parts }) => parts.some((part) => part.slug === slug));
  const isFirst = PLACES.find((other) => other.department === department)?.slug === slug;
  const { left, right, top } = boxAround(DEPARTMENTS.get(department)?.rings.flat() ?? []);
  const label = round ? labelOf(round, name) : { x: (left + right) / 2, y: top - 14 };
  const half = slug.length * HALF_A_LETTER;
  return {
    x,
    y,
    labelX: Math.round(Math.min(SIZE.width - half, Math.max(half, label.x))),
    labelY: Math.max(LETTER_HEIGHT, Math.round(label.y)),
    ...(label.hangs && { hangs: label.hangs }),
    ...(name && { name }),
    light,
    pane: paneOf(department),
    ...(!isFirst && { shares: true }),
    ...(round && { part: partOf(slug) }),
  };
}

/** A lit city's name stands where it is at rest, or else on the loupe's far side, clear of the department. */
function labelOf(round: Oculus, name: Name | undefined): Name {
  return name ?? atLoupe(round, round.from[1] >= round.centre[1]);
}

function atLoupe({ centre: [x, y], radius }: Oculus, isOver: boolean): Name {
  return isOver ? { x, y: y - radius - 14 } : { x, y: y + radius + 14, hangs: true };
}

/** Names of the footer's cities: over or under their loupe, else at their points. */
function namesOf(rounds: readonly Oculus[]): ReadonlyMap<string, Name> {
  const shown = PLACES.filter(({ slug }) => IN_FOOTER.has(slug));
  const names = new Map<string, Name>();
  // Over and under a point a name would seem to be its own.
  const taken: Box[] = PLACES.map(({ at }) => around(placed(at), 14, 35));
  const keep = (slug: string, name: Name) => {
    names.set(slug, name);
    taken.push(boxOf(slug, name));
  };
  for (const round of rounds)
    for (const { slug, at } of round.parts)
      if (IN_FOOTER.has(slug)) keep(slug, atLoupe(round, at[1] < round.centre[1]));
  for (const { slug, at } of shown) {
    if (names.has(slug)) continue;
    const name = sidesOf(placed(at)).find((side) => {
      const box = boxOf(slug, side);
      return box.left >= 0 && box.right <= SIZE.width && !taken.some((other) => meet(box, other));
    });
    if (name) keep(slug, name);
  }
  return names;
}

/** Where a name may stand at a point, best first. */
function sidesOf([x, y]: Point): readonly Name[] {
  const [over, beside, under] = [y - 18, y + 9, y + 18 + NAME.height];
  return [
    { x: x + NAME.gap, y: beside, end: 'left' },
    { x: x - NAME.gap, y: beside, end: 'right' },
    { x, y: over },
    { x, y: under },
    { x: x - NAME.gap / 2, y: under, end: 'left' },
    { x: x + NAME.gap / 2, y: under, end: 'right' },
  ];
}

function boxOf(slug: string, { x, y, end, hangs }: Name): Box {
  const width = slug.length * NAME.letter;
  const centre = end === 'left' ? x + width / 2 : end === 'right' ? x - width / 2 : x;
  return around([centre, hangs ? y + NAME.height / 2 : y - NAME.height / 2], width, NAME.height);
}

function around([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function paneOf(department: string): string {
  return `departement-${department}`;
}

function partOf(slug: string): string {
  return `part-${slug}`;
}

/** The dark departments, then those of served cities and the round panes without a paint: the page has it. */
function glass(parts: Oculus['parts']): string[] {
  const random = seeded('france');
  const served = new Set(PLACES.map(({ department }) => department));
  const dark = new Map<number, string[]>();
  for (const [code, { d }] of DEPARTMENTS) {
    const kind = Math.floor(random() * DARK.length);
    if (!served.has(code)) dark.set(kind, [...(dark.get(kind) ?? []), d]);
  }
  return [
    group(
      { id: 'dark' },
      ...[...dark].map(([kind, outlines]) =>
        path(outlines.join(''), { fill: shade(LIGHTS.lamps.ramp, DARK[kind] ?? 0) }),
      ),
    ),
    ...[...served].map((code) => path(DEPARTMENTS.get(code)?.d ?? '', { id: paneOf(code) })),
    ...parts.map(({ slug, d }) => path(d, { id: partOf(slug) })),
  ];
}

/** What lies over the glass: lead, the coast, and the loupes. */
function lead(rounds: readonly Oculus[]): string {
  return group(
    { id: 'lead' },
    group(
      { fill: 'none', stroke: IRON, 'stroke-linejoin': 'round' },
      // Twice in full: a `<use>` within what another file uses is not shown everywhere.
      path(BORDERS, { 'stroke-width': 3 }),
      path(BORDERS, { 'stroke-width': 9, 'stroke-opacity': '.22' }),
    ),
    path(COAST, { fill: 'none', stroke: '#BFF0D6', 'stroke-opacity': '.4', 'stroke-width': 1.5 }),
    ...rounds.map(frameOf),
  );
}

/** What a loupe lets see: the river or the coast, and its cities. */
function loupe({ centre, radius, enlarged, parts }: Oculus): string {
  const shore = WATERS.map((water) => withinDisc(water.map(enlarged), centre, radius - 4)).join('');
  return group(
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    path(shore, { stroke: IRON, 'stroke-opacity': '.5', 'stroke-width': 7 }),
    path(shore, { stroke: '#BFF0D6', 'stroke-width': 3 }),
    ...parts.map(({ at: [cx, cy] }) =>
      tag('circle', { cx, cy, r: 6, fill: '#FFF9E3', stroke: IRON, 'stroke-width': 3 }),
    ),
  );
}

/** The parts of a line that lie within a disc, as path data: a clip of a used file is not shown everywhere. */
function withinDisc(line: readonly Point[], [x, y]: Point, radius: number): string {
  const fine = line.flatMap(([ax, ay], index) => {
    const [bx, by] = line[index + 1] ?? [ax, ay];
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 4));
    return Array.from(
      { length: steps },
      (_, step): Point => [
        Math.round(ax + ((bx - ax) * step) / steps),
        Math.round(ay + ((by - ay) * step) / steps),
      ],
    );
  });
  const isIn = (at: Point | undefined) => at !== undefined && Math.hypot(at[0] - x, at[1] - y) <= radius;
  return fine
    .flatMap((at, index) => (isIn(at) ? [`${isIn(fine[index - 1]) ? 'L' : 'M'}${at.join(' ')}`] : []))
    .join('');
}

/** Paints of one light: the glass at rest, the glass lit, and what spills over the neighbours. */
function paints(light: Light, { ramp, glow, heart }: Air): string[] {
  const stop = (offset: number, colour: string, opacity?: number) =>
    tag('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity && String(opacity) });
  return [
    tag(
      'linearGradient',
      { id: `${light}-rest`, x1: '1', y1: '0', x2: '0', y2: '1' },
      stop(0, scale(shade(ramp, 0.66), 0.86)),
      stop(1, scale(shade(ramp, 0.54), 0.7)),
    ),
    tag(
      'radialGradient',
      { id: `${light}-lit`, cx: '.5', cy: '.45', r: '.75' },
      stop(0, heart),
      stop(0.4, shade(ramp, 0.93)),
      stop(1, shade(ramp, 0.82)),
    ),
    tag(
      'radialGradient',
      { id: `${light}-glow` },
      stop(0, glow, 0.75),
      stop(0.35, glow, 0.28),
      stop(1, glow, 0),
    ),
  ];
}

/** Iron around a loupe, and the thread that ties it to its cities. */
function frameOf({ centre: [x, y], radius, from }: Oculus): string {
  const away = Math.hypot(from[0] - x, from[1] - y);
  const edge: Point = [x + ((from[0] - x) / away) * radius, y + ((from[1] - y) / away) * radius];
  return group(
    { fill: 'none', stroke: '#BFF0D6' },
    path(`M${Math.round(edge[0])} ${Math.round(edge[1])}L${from.map(Math.round).join(' ')}`, {
      'stroke-opacity': '.55',
      'stroke-width': 1.5,
      'stroke-dasharray': '2 5',
    }),
    tag('circle', { cx: x, cy: y, r: radius + 5, 'stroke-opacity': '.4', 'stroke-width': 1.5 }),
  );
}
