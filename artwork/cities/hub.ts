import type { Light } from '../../content/schema/map.ts';
import { randomFrom } from '../../domain/random.ts';
import { files } from '../files.ts';
import { allInItsColours, save } from '../output.ts';
import { IRON } from '../palette.ts';
import { group, type Point, path, tag } from '../svg.ts';
import { BORDERS, COAST, SIZE as COUNTRY, DEPARTMENTS, project, WATERS } from './france.ts';
import { type Air, LIGHTS } from './lights.ts';
import { type Name, nameAt } from './names.ts';
import { type Oculus, oculi } from './oculi.ts';
import { PLACES, type Place } from './places.ts';

/** Size of the map with its loupes: the country’s, and room in the east. */
const SIZE = { ...COUNTRY, width: COUNTRY.width + 66 };
/** Threads and rings: a pixel on a phone, two on a computer. */
const FINE = { 'stroke-width': 3 };
/** Around the cities of a loupe. */
const RING = 17;
const LIGHTS_SHOWN = [...new Set(PLACES.map(({ light }) => light))];
/** Dark glass of the departments where no city is served. */
const DARK = ['#0c271b', '#0f2a21', '#0f3324', '#0f392a', '#124230'];

/** Of which department has which glass: another would draw the country anew. */
const SEED = 107_042_714;

/** What the page of all cities needs to know of one. */
interface CityOnMap {
  /** The city. */
  x: number;
  y: number;
  name: Name;
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
  const rounds = oculi(PLACES.map(({ slug, at }) => ({ slug, at: placed(at) })));
  const parts = rounds.flatMap((round) => round.parts);
  const data = {
    ...SIZE,
    paints: allInItsColours(LIGHTS_SHOWN.flatMap((light) => paints(light, LIGHTS[light])).join('')),
    cities: Object.fromEntries(PLACES.map((place) => [place.slug, onMap(place, parts)])),
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

function onMap({ slug, at, department, light }: Place, parts: Oculus['parts']): CityOnMap {
  const [x, y] = placed(at);
  const isFirst = PLACES.find((other) => other.department === department)?.slug === slug;
  const part = parts.find((other) => other.slug === slug);
  return {
    x,
    y,
    name: part?.name ?? nameAt(slug, [x, y]),
    light,
    pane: paneOf(department),
    ...(!isFirst && { shares: true }),
    ...(part && { part: partOf(slug) }),
  };
}

function paneOf(department: string): string {
  return `departement-${department}`;
}

function partOf(slug: string): string {
  return `part-${slug}`;
}

/** The dark departments, then those of served cities and the round panes without a paint: the page has it. */
function glass(parts: Oculus['parts']): string[] {
  const random = randomFrom(SEED);
  const served = new Set(PLACES.map(({ department }) => department));
  const dark = new Map<number, string[]>();
  for (const [code, { d }] of DEPARTMENTS) {
    const kind = Math.floor(random() * DARK.length);
    if (!served.has(code)) dark.set(kind, [...(dark.get(kind) ?? []), d]);
  }
  return [
    group(
      { id: 'dark' },
      ...[...dark].map(([kind, outlines]) => path(outlines.join(''), { fill: DARK[kind] })),
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

/** What a loupe lets see: the river or the coast, its cities, and the threads to their names. */
function loupe({ centre, radius, enlarged, parts }: Oculus): string {
  const shore = WATERS.map((water) => withinDisc(water.map(enlarged), centre, radius - 4)).join('');
  const threads = parts.map(({ at, end }) => `M${at.join(' ')}L${end.map(Math.round).join(' ')}`).join('');
  return group(
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    path(shore, { stroke: IRON, 'stroke-opacity': '.5', 'stroke-width': 7 }),
    path(shore, { stroke: '#BFF0D6', 'stroke-opacity': '.75', 'stroke-width': 3 }),
    path(threads, { stroke: IRON, 'stroke-width': 7 }),
    path(threads, { stroke: '#FFF9E3', ...FINE }),
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
function paints(light: Light, { rest, lit, glow }: Air): string[] {
  const stop = (offset: number, colour: string, opacity?: number) =>
    tag('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity && String(opacity) });
  return [
    tag(
      'linearGradient',
      { id: `${light}-rest`, x1: '1', y1: '0', x2: '0', y2: '1' },
      ...rest.map((colour, index) => stop(index, colour)),
    ),
    tag(
      'radialGradient',
      { id: `${light}-lit`, cx: '.5', cy: '.45', r: '.75' },
      stop(0, lit[0]),
      stop(0.4, lit[1]),
      stop(1, lit[2]),
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

/** The rim of a loupe, and the thread that ties it to the ring around its cities. */
function frameOf({ centre: [x, y], radius, from }: Oculus): string {
  const away = Math.hypot(from[0] - x, from[1] - y);
  const toward = (at: Point, by: number): string =>
    `${Math.round(at[0] + ((from[0] - x) / away) * by)} ${Math.round(at[1] + ((from[1] - y) / away) * by)}`;
  const [rim, ring] = [toward([x, y], radius + 5), toward(from, -RING)];
  const [rimX, rimY] = rim.split(' ');
  return group(
    { fill: 'none', stroke: '#BFF0D6', ...FINE },
    path(`M${rim}L${ring}`, {}),
    tag('circle', { cx: Math.round(from[0]), cy: Math.round(from[1]), r: RING }),
    tag('circle', { cx: rimX, cy: rimY, r: 5, fill: '#BFF0D6' }),
    tag('circle', { cx: x, cy: y, r: radius + 5, 'stroke-opacity': '.6' }),
  );
}
