import type { Point } from '../../svg.ts';
import { type Cell, clipAll, times } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { around, brightest } from '../glass/lights.ts';
import { gabled, regular, upright } from '../glass/openings.ts';
import { glazed, grid, rings } from '../glass/patterns.ts';
import { Hall } from './hall.ts';
import type { Subject } from './shell.ts';
import { add, Plane, type Vector, View } from './view.ts';

/** Inside a house of glass, towards its lit end. */
export function nave(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [half, eaves, ridge, floor, end] = [3.4, 2.2, 4.9, -1.6, 8.4];
  const gable = new Plane([-half, ridge, end], [1, 0, 0]);
  const opening = gabled(0, 0, half * 2, ridge - floor, ridge - eaves);
  const at: Point = [half, 3.55];
  const size = Math.min(3.9, 3.9 / mark.height);
  const view = View.aimed({ focal: 900, turned: turn, raised: 4 }, gable.at(at), [740, 450]);
  const hall = new Hall(subject, view, [-0.4, -1, -0.95]);
  const cells = clipAll(glazed(pattern, [half * 2, ridge - floor], 0.78, random, at), opening);
  const light = brightest(around(at, 5, 0.2, 0.5, 1), around([half + 2.6, 0.6], 4, 0, 1, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.06, accents: 0.06 });
  const surface = hall.surface(gable);
  const slope = Math.hypot(half, ridge - eaves);
  const depth = 6.6;
  const side = (origin: Vector, down: Vector, tall: number, level: number, rows: number) => {
    const plane = new Plane(origin, [0, 0, -1], down);
    return hall.glaze(
      hall.surface(plane),
      grid([depth, tall], 6, rows),
      upright(0, 0, depth, tall),
      { light: ([u]) => level * (1 - u / (depth * 1.15)), lead: 0.06 },
      8,
    );
  };
  const roof = (sign: number): Vector => [(sign * half) / slope, (eaves - ridge) / slope, 0];
  return hall.finish(
    hall.night(0.3),
    hall.ground(-half, half, 1.2, end, 0.8, 6),
    side([-half, eaves, end], [0, -1, 0], eaves - floor, 0.4, 3),
    side([half, eaves, end], [0, -1, 0], eaves - floor, 0.62, 3),
    side([0, ridge, end], roof(-1), slope, 0.42, 3),
    side([0, ridge, end], roof(1), slope, 0.72, 3),
    hall.cast(gable, panes, 0.36),
    hall.castMark(gable, mark, at, size, 0.8),
    hall.glazier.panes(surface, panes, opening),
    hall.haze(surface([half + 1.6, 1.6]), 0.5, 0.34),
    hall.beams(gable, [regular(at, size * 0.44, 20)], 0.2),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.06, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}

/** A small house of glass at night, lit from within: its light lies on the ground before it. */
export function pavilion(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [wide, deep, eaves, ridge, floor] = [6, 7.5, 2.3, 4.7, -1.6];
  const isMirrored = turn < 0;
  // The gable stands across; the long wall and the roof leave from its nearer end.
  const gable = Plane.standing([0, ridge, 8.2], wide, turn);
  const origin = gable.at([0, 0]);
  const across = add(gable.at([1, 0]), origin, -1);
  const back: Vector = [-across[2], 0, across[0]];
  const height = ridge - floor;
  const opening = gabled(0, 0, wide, height, ridge - eaves);
  const at: Point = [wide / 2, 3.85];
  const size = Math.min(3.7, 3.6 / mark.height);
  const view = View.aimed({ focal: 1000, raised: -4 }, gable.at(at), [isMirrored ? 790 : 620, 500]);
  const hall = new Hall(subject, view, [-0.3, -1, -0.9]);
  const cells = clipAll(glazed(pattern, [wide, height], 0.75, random, at), opening);
  const light = around([wide / 2, 4.2], 4.6, 0.24, 0.56, 0.8);
  const panes = hall.glazier.colour(cells, { light, lead: 0.06, accents: 0.06 });
  const edge = isMirrored ? 0 : wide;
  const slope = Math.hypot(wide / 2, ridge - eaves);
  const [top, low] = [gable.at([wide / 2, 0]), gable.at([edge, ridge - eaves])];
  const down: Vector = [(low[0] - top[0]) / slope, (eaves - ridge) / slope, (low[2] - top[2]) / slope];
  const side = (plane: Plane, tall: number, level: number) =>
    hall.glaze(hall.surface(plane), grid([deep, tall], 7, 3), upright(0, 0, deep, tall), {
      light: ([u]) => level - (level * 0.6 * u) / deep,
      lead: 0.06,
    });
  const surface = hall.surface(gable);
  return hall.finish(
    hall.night(0.42),
    hall.haze([760, 420], 0.55, 0.4, subject.tint.deep),
    hall.ground(-16, 16, 2, 26, 0.4, 12),
    side(new Plane(low, back), eaves - floor, 0.52),
    side(new Plane(top, back, down), slope, 0.66),
    hall.cast(gable, panes, 0.42),
    hall.castMark(gable, mark, at, size, 0.75),
    hall.glazier.panes(surface, panes, opening),
    hall.beams(gable, [opening], 0.1),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.06, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}

/** Under a barrel of glass: ribs and panes come towards the eye, and the mark stands in the end wall. */
export function vault(subject: Subject): string {
  const { mark, random, turn, pattern } = subject;
  const [radius, spring, end, near, floor] = [3.9, 1.2, 8.2, 1.7, -1.6];
  const bends = 18;
  const tympanum = new Plane([-radius, spring + radius, end], [1, 0, 0]);
  const height = spring + radius - floor;
  const arch: Cell = [
    ...regular([radius, radius], radius, bends * 2).slice(bends),
    [radius * 2, radius],
    [radius * 2, height],
    [0, height],
  ];
  const at: Point = [radius, radius - 0.2];
  const size = Math.min(4.3, 4.2 / mark.height);
  const view = View.aimed({ focal: 880, turned: turn, raised: 5 }, tympanum.at(at), [740, 460]);
  const hall = new Hall(subject, view, [-0.5, -1, -1.05]);
  const fan = () => [
    ...rings([radius, radius], [0, 1.3, 2.5, radius], [6, 12, 18], [Math.PI, Math.PI * 2]),
    ...grid([radius * 2, height - radius], 6, 2).map((cell) => cell.map(([x, y]): Point => [x, y + radius])),
  ];
  const cells =
    pattern === 'rays' ? fan() : clipAll(glazed(pattern, [radius * 2, height], 0.8, random, at), arch);
  const light = brightest(around(at, 5.4, 0.2, 0.5, 1), around([radius + 2.4, radius - 2.6], 3.6, 0, 1, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.07, accents: 0.08 });
  const surface = hall.surface(tympanum);
  const barrel: Surface = ([turned, z]) =>
    view.project([Math.cos(turned) * radius, spring + Math.sin(turned) * radius, z]);
  const ribCount = pattern === 'rays' ? 9 : pattern === 'tall' ? 14 : 7;
  const spans = times(ribCount, (index): Cell[] => {
    const from = (index * Math.PI) / ribCount;
    return times(6, (row) =>
      upright(from, near + (row * (end - near)) / 6, Math.PI / ribCount, (end - near) / 6),
    );
  }).flat();
  const ribs = hall.glazier.colour(spans, {
    light: ([turned, z]) => (0.16 + 0.3 * Math.cos(turned - 0.7) + 0.2 * random()) * (z / end) ** 1.2 + 0.06,
    lead: 0.035,
  });
  const wall = (x: number, level: number) => {
    const plane = new Plane([x, spring, end], [0, 0, -1]);
    const extent = [end - near, spring - hall.floor] as const;
    const cut = { light: ([u]: Point) => level * (1 - u / (extent[0] * 1.1)), lead: 0.06 };
    return hall.glaze(hall.surface(plane), grid(extent, 6, 2), upright(0, 0, ...extent), cut, 8);
  };
  return hall.finish(
    hall.night(0.2),
    hall.ground(-radius, radius, 1.2, end, 0.8, 6),
    hall.glazier.panes(barrel, ribs, [], 8),
    wall(-radius, 0.36),
    wall(radius, 0.56),
    hall.cast(tympanum, panes, 0.34),
    hall.castMark(tympanum, mark, at, size, 0.8),
    hall.glazier.panes(surface, panes, arch),
    hall.haze(surface([radius + 1.8, radius - 2]), 0.5, 0.3),
    hall.beams(tympanum, [regular(at, size * 0.44, 20)], 0.18),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.06, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}
