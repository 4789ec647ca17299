import type { Point } from '../svg.ts';
import type { Name } from './names.ts';

const RADIUS = 70;
/** How far from the centre its farthest city lies, as a share of the radius. */
const SPREAD = 0.46;
/** Half of the lead between two parts. */
const LEAD = 2.5;

/** Beside the country, where they hide nothing: cities that a finger does not tell apart on the map. */
const LOUPES: readonly { centre: Point; names: Readonly<Record<string, Threaded>> }[] = [
  {
    centre: [756, 84],
    names: {
      'saint-denis': { name: { x: 840, y: 75, end: 'left' }, end: [834, 64] },
      paris: { name: { x: 840, y: 115, end: 'left' }, end: [834, 104] },
    },
  },
  {
    centre: [714, 894],
    names: {
      'aix-en-provence': { name: { x: 630, y: 893, end: 'right' }, end: [636, 882] },
      marseille: { name: { x: 630, y: 939, end: 'right' }, end: [636, 928] },
    },
  },
  {
    centre: [950, 426],
    names: {
      villeurbanne: { name: { x: 1036, y: 342, end: 'right' }, end: [981, 348] },
      lyon: { name: { x: 946, y: 512, end: 'left', hangs: true }, end: [953, 506] },
    },
  },
];

interface Threaded {
  name: Name;
  /** Where the thread from the city to its name ends. */
  end: Point;
}

interface City {
  slug: string;
  at: Point;
}

/** A loupe beside the country: a round pane, cut into as many parts as it has cities. */
export interface Oculus {
  centre: Point;
  radius: number;
  /** Where its cities are. */
  from: Point;
  /** Puts a place of the map of the country into the loupe. */
  enlarged: (at: Point) => Point;
  parts: readonly Part[];
}

interface Part extends Threaded {
  slug: string;
  d: string;
  /** Its city, enlarged. */
  at: Point;
}

/** The loupes of those cities of the site that have one; a city that is left alone needs none. */
export function oculi(cities: readonly City[]): Oculus[] {
  return LOUPES.flatMap(({ centre, names }) => {
    const group = cities.flatMap((city) => {
      const threaded = names[city.slug];
      return threaded ? [{ ...city, ...threaded }] : [];
    });
    if (group.length < 2) return [];
    const from = middle(group.map(({ at }) => at));
    const scale = (SPREAD * RADIUS) / Math.max(...group.map(({ at }) => away(at, from)));
    const enlarged = ([x, y]: Point): Point => [
      Math.round(centre[0] + (x - from[0]) * scale),
      Math.round(centre[1] + (y - from[1]) * scale),
    ];
    return [{ centre, radius: RADIUS, from, enlarged, parts: parts(group, from, centre, enlarged) }];
  });
}

/** One sector for each city, on the side where it lies. */
function parts(
  group: readonly (City & Threaded)[],
  from: Point,
  [x, y]: Point,
  enlarged: Oculus['enlarged'],
): readonly Part[] {
  const angleOf = ({ at }: City) => Math.atan2(at[1] - from[1], at[0] - from[0]);
  const ordered = group.toSorted((a, b) => angleOf(a) - angleOf(b));
  const step = (2 * Math.PI) / ordered.length;
  const first = ordered[0] ? angleOf(ordered[0]) : 0;
  return ordered.map(({ at: place, ...city }, index) => {
    const heading = first + index * step;
    const [left, right] = [heading - step / 2, heading + step / 2];
    // Moved outwards, so that lead has its place between the parts.
    const out = LEAD / Math.sin(step / 2);
    const tip: Point = [x + Math.cos(heading) * out, y + Math.sin(heading) * out];
    const radius = RADIUS - LEAD;
    const at = (angle: number): string =>
      `${Math.round(tip[0] + Math.cos(angle) * radius)} ${Math.round(tip[1] + Math.sin(angle) * radius)}`;
    const large = step > Math.PI ? 1 : 0;
    return {
      ...city,
      at: enlarged(place),
      d: `M${tip.map(Math.round).join(' ')}L${at(left)}A${radius} ${radius} 0 ${large} 1 ${at(right)}z`,
    };
  });
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]) => [x + dx, y + dy] as const, [0, 0] as const);
  return [sum[0] / points.length, sum[1] / points.length];
}

function away(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
