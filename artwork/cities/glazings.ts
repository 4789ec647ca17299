import { bars, frame, type Glass, type Glazing, leading, panes } from '../glass.ts';
import { IRON } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Attributes, type Definitions, group, type Point, path, polyline, tag } from '../svg.ts';
import { Camera } from './camera.ts';
import { type Box, boxAround, inside, meet } from './shapes.ts';

/** Ways to cut a large window into panes. */
export const GLAZINGS = [
  'squares',
  'lozenges',
  'slats',
  'roof',
  'rose',
  'fan',
  'dome',
  'waves',
  'chevrons',
] as const;
export type GlazingKind = (typeof GLAZINGS)[number];

/** A window to cut: its rings in the picture, and the place that the light comes from. */
export interface Opening {
  rings: readonly (readonly Point[])[];
  city: Point;
}

/** Glass and bars of a window; panes wholly outside of it are left out. */
export function glazed(definitions: Definitions, kind: GlazingKind, opening: Opening, glass: Glass): string {
  const glazing = cut(kind, opening, glass.random);
  const { place, columns, rows } = glazing;
  const outline = opening.rings.flat();
  const box = boxAround(outline);
  const at = (column: number, row: number) => place(columns[column] ?? 0, rows[row] ?? 0);
  const outside = (column: number, row: number) => {
    const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
    if (!meet(boxAround(corners), box)) return true;
    return !(
      corners.some((corner) => inside(corner, opening.rings)) ||
      outline.some((point) => inside(point, [corners]))
    );
  };
  const shown = panes(glazing, { ...glass, skip: outside });
  if (!glazing.curved) return shown + leading(definitions, frame(glazing), 13);
  const runs = (line: readonly Point[]) => visibleRuns(line, box).map(polyline).join('');
  const d =
    columns.map((_, column) => runs(rows.map((_, row) => at(column, row)))).join('') +
    rows.map((_, row) => runs(columns.map((_, column) => at(column, row)))).join('');
  return shown + leadLines(definitions, d, 5.2);
}

/** `curved` when its bars are not straight from end to end. */
type Cut = Glazing & { curved?: boolean };

function cut(kind: GlazingKind, { rings, city }: Opening, random: Random): Cut {
  const between = (from: number, to: number) => from + (to - from) * random();
  const sign = random() < 0.5 ? -1 : 1;
  const outline = rings.flat();
  const box = boxAround(outline);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = farthest(outline, middle);
  const turned = (least: number, most: number) =>
    new Camera({ focus: [0, 0], anchor: middle, scale: 1, turn: sign * between(least, most) });
  switch (kind) {
    case 'squares': {
      const size = between(84, 112);
      return { ...rectangles(turned(6, 24), outline, size, size), bar: 5.5 };
    }
    case 'slats':
      return { ...rectangles(turned(8, 30), outline, between(46, 58), between(190, 260)), bar: 5 };
    case 'lozenges':
      return { ...lozenges(turned(4, 14), outline, between(64, 84), between(1.35, 1.7)), bar: 5 };
    case 'roof': {
      const camera = new Camera({
        focus: [0, 0],
        anchor: middle,
        scale: 1,
        turn: sign * between(8, 22),
        flat: 0.9,
        away: [sign * between(0.0001, 0.0004), between(0.0006, 0.0008)],
      });
      const grid = rectangles(camera, outline, between(74, 92), between(120, 150));
      return { ...grid, bar: (u, v) => 6.5 * camera.scaleAt([u, v]) };
    }
    case 'rose':
      return { ...rose(city, farthest(outline, city), between(0, 1)), bar: 5, curved: true };
    case 'fan': {
      const angle = between(0.2, Math.PI - 0.2);
      const centre: Point = [
        middle[0] + Math.cos(angle) * reach * 1.5,
        middle[1] + Math.sin(angle) * reach * 1.5,
      ];
      const far = farthest(outline, centre);
      const rows = bars(reach * 0.35, far + 20, Math.round(far / 150));
      return { place: polar(PICTURE, centre), columns: rays(0, 92), rows, bar: 5, curved: true };
    }
    case 'dome':
      return { ...dome(turned(14, 28), reach * 1.2, between(0.3, 0.5)), bar: 5, curved: true };
    case 'waves': {
      const [length, height] = [between(250, 330), between(26, 38)];
      const { place, columns, rows } = rectangles(turned(0, 14), outline, length / 5, between(74, 92));
      return {
        place: (u, v) => place(u + v * 0.25, v + height * Math.sin((u / length) * Math.PI * 2)),
        columns: beyondEnds(columns, 4),
        rows: beyondEnds(rows, 1),
        bar: 5,
        curved: true,
      };
    }
    case 'chevrons': {
      const width = between(88, 116);
      const rise = width * between(0.4, 0.6);
      const { place, columns, rows } = rectangles(turned(0, 12), outline, width, between(84, 110));
      return {
        place: (u, v) => place(u, v + (Math.round(u / width) % 2 === 0 ? rise : -rise) / 2),
        columns,
        rows: beyondEnds(rows, 1),
        bar: 5,
        curved: true,
      };
    }
  }
}

/** The picture as a sheet: its own coordinates. */
const PICTURE = { place: (at: Point): Point => at };

/** Rings and rays around a centre; rings part outwards as rays do. */
function rose(centre: Point, far: number, first: number): Grid {
  const rows = [40];
  for (let radius = 40; radius < far; rows.push(radius)) radius = radius * 1.3 + 32;
  return { place: polar(PICTURE, centre), columns: rays(first, 24), rows };
}

/** Meridians and parallels of a glass dome. @param tilt how far its top leans towards the eye */
function dome(sheet: Camera, radius: number, tilt: number): Grid {
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return {
    place: (longitude, latitude) => {
      const [x, y] = [Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
      const z = Math.cos(latitude) * Math.cos(longitude);
      return sheet.place([radius * x, -radius * (y * cosine - z * sine + sine * 0.4)]);
    },
    columns: bars(-Math.PI / 2, Math.PI / 2, 16),
    rows: bars(-Math.PI / 2, Math.PI / 2, 14),
  };
}

/** Evenly spaced bars with more of them at both ends. */
function beyondEnds(values: readonly number[], more: number): number[] {
  const [first, second, last] = [values[0] ?? 0, values[1] ?? 0, values.at(-1) ?? 0];
  const step = second - first;
  return bars(first - step * more, last + step * more, values.length - 1 + more * 2);
}

/** Parts of a line that may be seen in a box. */
function visibleRuns(line: readonly Point[], box: Box): Point[][] {
  const runs: Point[][] = [[]];
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const run = runs.at(-1) ?? [];
    if (!meet(boxAround([from, to]), box)) {
      if (run.length > 0) runs.push([]);
    } else if (run.length > 0) run.push(to);
    else run.push(from, to);
  });
  return runs.filter((run) => run.length > 0);
}

function farthest(outline: readonly Point[], from: Point): number {
  return Math.max(...outline.map(([x, y]) => Math.hypot(x - from[0], y - from[1])));
}

/** Lead along lines, over the shade that it throws on the glass. */
function leadLines(definitions: Definitions, d: string, width: number): string {
  const id = definitions.shape(path(d, {}));
  const use = (attributes: Attributes) => tag('use', { href: `#${id}`, ...attributes });
  return group(
    { fill: 'none', stroke: IRON, 'stroke-linejoin': 'round' },
    use({ 'stroke-width': width * 3.4, 'stroke-opacity': '.08' }),
    use({ 'stroke-width': width * 2.4, 'stroke-opacity': '.12' }),
    use({ 'stroke-width': width * 1.6, 'stroke-opacity': '.16' }),
    use({ 'stroke-width': width }),
  );
}

/** A plane of its own coordinates that stands somehow in the picture; a camera is one. */
interface Sheet {
  place: (at: Point) => Point;
  find: (at: Point) => Point;
}

/** Bars in two directions, without their width. */
type Grid = Omit<Glazing, 'bar'>;

/** Rectangles over all places that are seen. */
function rectangles(sheet: Sheet, seen: readonly Point[], width: number, height: number): Grid {
  const box = boxAround(seen.map(sheet.find));
  return {
    place: (u, v) => sheet.place([u, v]),
    columns: steps(box.left, box.right, width),
    rows: steps(box.top, box.bottom, height),
  };
}

/** Lozenges that stand on their points. @param tall height compared with the width */
function lozenges(sheet: Sheet, seen: readonly Point[], size: number, tall: number): Grid {
  const box = boxAround(seen.map(sheet.find).map(([x, y]): Point => [x + y / tall, y / tall - x]));
  return {
    place: (u, v) => sheet.place([(u - v) / 2, ((u + v) / 2) * tall]),
    columns: steps(box.left, box.right, size),
    rows: steps(box.top, box.bottom, size),
  };
}

/** Places of a sheet by angle and distance from a centre. */
function polar(sheet: Pick<Sheet, 'place'>, [x, y]: Point): Grid['place'] {
  return (angle, radius) => sheet.place([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
}

/** Rays all around, from a first one. */
function rays(first: number, count: number): number[] {
  return bars(first, first + Math.PI * 2, count);
}

function steps(from: number, to: number, size: number): number[] {
  const [first, last] = [Math.floor(from / size), Math.ceil(to / size)];
  return bars(first * size, last * size, last - first);
}
