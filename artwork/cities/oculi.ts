import type { Point } from '../svg.ts';
import { distanceToSegment, inside } from './shapes.ts';

/** Cities nearer than this on the map of the country (units) are not told apart by a finger. */
const TOGETHER = 30;
const RADIUS = 74;
/** Room around a round pane: to the country, and to the next one. */
const CLEAR = 16;
/** Room above and below, for the names of its cities. */
const NAMES = 52;
/** How far from the centre its farthest city lies, as a share of the radius. */
const SPREAD = 0.46;
/** Half of the lead between two parts. */
const LEAD = 2.5;

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

interface Part {
  slug: string;
  d: string;
  /** Its city, enlarged. */
  at: Point;
}

/**
 * Round panes for cities that lie too near to each other, each in the nearest place where it hides nothing.
 * @param country outlines of all departments
 */
export function oculi(
  cities: readonly City[],
  country: readonly (readonly Point[])[],
  size: { width: number; height: number },
): Oculus[] {
  const placed: Oculus[] = [];
  for (const group of groupsOf(cities)) {
    const from = middle(group.map(({ at }) => at));
    const places = candidates(size)
      .filter((at) => placed.every(({ centre }) => away(centre, at) > 2 * (RADIUS + CLEAR)))
      // Not over Brittany, whose the names would seem to be, but for cities there.
      .filter(([x]) => from[0] < size.width / 3 || x > from[0] - 2 * RADIUS)
      .toSorted((a, b) => away(a, from) - away(b, from));
    const centre = places.find((at) => isClear(at, country)) ?? places[0] ?? from;
    const scale = (SPREAD * RADIUS) / Math.max(...group.map(({ at }) => away(at, from)));
    const enlarged = ([x, y]: Point): Point => [
      Math.round(centre[0] + (x - from[0]) * scale),
      Math.round(centre[1] + (y - from[1]) * scale),
    ];
    placed.push({ centre, radius: RADIUS, from, enlarged, parts: parts(group, from, centre, enlarged) });
  }
  return placed;
}

/** Cities that are near to one another, directly or through others. */
function groupsOf(cities: readonly City[]): City[][] {
  const groups: City[][] = [];
  for (const city of cities) {
    const near = groups.filter((group) => group.some(({ at }) => away(at, city.at) < TOGETHER));
    const joined = [...near.flat(), city];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.filter(({ length }) => length > 1);
}

/** One sector for each city, on the side where it lies. */
function parts(
  group: readonly City[],
  from: Point,
  [x, y]: Point,
  enlarged: Oculus['enlarged'],
): readonly Part[] {
  const angleOf = ({ at }: City) => Math.atan2(at[1] - from[1], at[0] - from[0]);
  const ordered = group.toSorted((a, b) => angleOf(a) - angleOf(b));
  const step = (2 * Math.PI) / ordered.length;
  const first = ordered[0] ? angleOf(ordered[0]) : 0;
  return ordered.map(({ slug, at: place }, index) => {
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
      slug,
      at: enlarged(place),
      d: `M${tip.map(Math.round).join(' ')}L${at(left)}A${radius} ${radius} 0 ${large} 1 ${at(right)}z`,
    };
  });
}

function candidates({ width, height }: { width: number; height: number }): Point[] {
  const edge = RADIUS + 8;
  const places: Point[] = [];
  for (let x = edge; x <= width - edge; x += 6)
    for (let y = edge + NAMES; y <= height - edge - NAMES; y += 6) places.push([x, y]);
  return places;
}

function isClear(at: Point, country: readonly (readonly Point[])[]): boolean {
  return country.every(
    (ring) =>
      !inside(at, [ring]) &&
      ring.every(
        (point, index) => distanceToSegment(at, ring.at(index - 1) ?? point, point) > RADIUS + CLEAR,
      ),
  );
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]) => [x + dx, y + dy] as const, [0, 0] as const);
  return [sum[0] / points.length, sum[1] / points.length];
}

function away(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
