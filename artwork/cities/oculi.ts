import type { Point } from '../svg.ts';
import { boxOf, fits, GAP, isLand, LIT, type Name, REST, SIZE } from './names.ts';
import { type Box, distanceToSegment, inside, meet } from './shapes.ts';

/** Cities nearer than this on the map of the country (units) are not told apart by a finger. */
const TOGETHER = 30;
const RADIUS = 70;
/** Room around a round pane: to the country, and to the next one. */
const CLEAR = 16;
/** From its middle to its names, and between two of them. */
const TO_NAMES = RADIUS + GAP;
const APART = 40;
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

type Bare = Pick<Part, 'slug' | 'd' | 'at'>;

interface Part {
  slug: string;
  d: string;
  /** Its city, enlarged. */
  at: Point;
  /** The name of its city, and where the thread to it ends. */
  name: Name;
  end: Point;
}

/**
 * Round panes for cities that lie too near to each other, each in the nearest place where it hides nothing.
 * @param country outlines of all departments
 * @param taken what they must not cover: names
 */
export function oculi(
  cities: readonly City[],
  country: readonly (readonly Point[])[],
  size: { width: number; height: number },
  taken: readonly Box[],
): Oculus[] {
  const placed: Oculus[] = [];
  for (const group of groupsOf(cities)) {
    const from = middle(group.map(({ at }) => at));
    const scale = (SPREAD * RADIUS) / Math.max(...group.map(({ at }) => away(at, from)));
    const others = [...taken, ...placed.flatMap(boxesOf)];
    const [best] = candidates(size)
      // Not over Brittany, whose the names would seem to be, but for cities there.
      .filter(([x]) => from[0] < size.width / 3 || x > from[0] - 2 * RADIUS)
      .filter((centre) => isClear(centre, country))
      .flatMap((centre) => roundsAt(group, from, centre, scale))
      .map((round) => ({ round, cost: away(round.centre, from) + costOf(round, others) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best) placed.push(best.round);
  }
  return placed;
}

/** A loupe with its names over and under it, or else on its left or its right. */
function roundsAt(group: readonly City[], from: Point, centre: Point, scale: number): Oculus[] {
  const enlarged = ([x, y]: Point): Point => [
    Math.round(centre[0] + (x - from[0]) * scale),
    Math.round(centre[1] + (y - from[1]) * scale),
  ];
  const bare = parts(group, from, centre, enlarged).toSorted((a, b) => a.at[1] - b.at[1]);
  const layouts =
    group.length === 2 ? [stacked, aside('left'), aside('right')] : [aside('left'), aside('right')];
  return layouts.map((layout) => ({
    centre,
    radius: RADIUS,
    from,
    enlarged,
    parts: bare.map((part, index) => ({ ...part, ...layout(part, centre, index, bare.length) })),
  }));
}

type Layout = (part: Bare, centre: Point, index: number, count: number) => Pick<Part, 'name' | 'end'>;

/** The name of the upper one over the loupe, that of the lower one under it, each at its city. */
function stacked({ slug, at: [x] }: Bare, [centre, y]: Point, index: number): Pick<Part, 'name' | 'end'> {
  const height = index === 0 ? { y: y - TO_NAMES } : { y: y + TO_NAMES, hangs: true as const };
  const names: Name[] = [
    { x: Math.abs(x - centre) < RADIUS / 4 ? centre : x, ...height },
    { x: Math.min(centre + RADIUS + CLEAR, SIZE.width - 2), end: 'right', ...height },
    { x: centre - RADIUS - CLEAR, end: 'left', ...height },
  ];
  const name = names.find((place) => fits(slug, place)) ?? { x: centre, ...height };
  return { name, end: [x, index === 0 ? y - TO_NAMES + 6 : y + TO_NAMES - 6] };
}

/** The names one under the other. */
function aside(end: 'left' | 'right'): Layout {
  const side = end === 'left' ? 1 : -1;
  return (_, [x, y], index, count) => {
    const level = y + (index - (count - 1) / 2) * APART;
    return {
      name: { x: x + side * TO_NAMES, y: level + 11, end },
      end: [x + side * (TO_NAMES - 6), level],
    };
  };
}

/** By how much farther (units) a loupe had better be than have a name over the country, or cover something. */
function costOf(round: Oculus, taken: readonly Box[]): number {
  const thread = threadBoxes(round);
  const covered = boxesOf(round).filter((box) => taken.some((other) => meet(box, other)));
  const costs = round.parts.map(({ slug, name }) => {
    const { left, right, top, bottom } = boxOf(slug, name, REST.small);
    const wide = { left: left - 20, right: right + 20, top: top - 8, bottom: bottom + 8 };
    const onLand = Array.from({ length: 9 }, (_, step) => left + (step * (right - left)) / 8).filter(
      (x) => isLand([x, top]) || isLand([x, bottom]),
    );
    const isCrossed = !fits(slug, name) || thread.some((box) => meet(box, wide));
    return onLand.length * 12 + (isCrossed ? 400 : 0);
  });
  return covered.length * 150 + costs.reduce((sum, cost) => sum + cost, 0);
}

/** What a loupe takes: its names, its disc and the thread to its cities. */
export function boxesOf(round: Oculus): Box[] {
  const [x, y] = round.centre;
  const reach = RADIUS + CLEAR / 2;
  return [
    ...round.parts.map(({ slug, name }) => boxOf(slug, name, LIT)),
    // The disc, in strips.
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((height) => {
      const half = reach * Math.sqrt(1 - Math.max(0, Math.abs(height) - 0.2) ** 2);
      const middle = y + height * reach;
      return { left: x - half, right: x + half, top: middle - 0.2 * reach, bottom: middle + 0.2 * reach };
    }),
    ...threadBoxes(round),
  ];
}

function threadBoxes({ centre, radius, from }: Oculus): Box[] {
  const rim = radius / away(centre, from);
  return Array.from({ length: 40 }, (_, step) => {
    const share = rim + (step / 40) * (1 - rim);
    const x = centre[0] + share * (from[0] - centre[0]);
    const y = centre[1] + share * (from[1] - centre[1]);
    return { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 };
  });
}

/** Whether two cities share a loupe. */
export function isTogether(a: Point, b: Point): boolean {
  return away(a, b) < TOGETHER;
}

/** Cities that are near to one another, directly or through others. */
function groupsOf(cities: readonly City[]): City[][] {
  const groups: City[][] = [];
  for (const city of cities) {
    const near = groups.filter((group) => group.some(({ at }) => isTogether(at, city.at)));
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
): readonly Bare[] {
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
    for (let y = edge; y <= height - edge; y += 6) places.push([x, y]);
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
