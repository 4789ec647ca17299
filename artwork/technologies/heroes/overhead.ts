import type { Point } from '../../svg.ts';
import { hull } from '../glass/cells.ts';
import { around, brightest } from '../glass/lights.ts';
import { regular, upright } from '../glass/openings.ts';
import { glazed, grid } from '../glass/patterns.ts';
import { Hall } from './hall.ts';
import type { Subject } from './shell.ts';
import { Plane, type Vector, View } from './view.ts';

/** In the attic: the slope of the roof comes over the eye, and its light falls on the boards. */
export function attic(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [ridge, eaves, near, far, floor] = [5.9, 0.2, 5, 9, -1.9];
  const [width, slope] = [13, Math.hypot(ridge - eaves, far - near)];
  const down: Vector = [0, (eaves - ridge) / slope, (far - near) / slope];
  const lit = new Plane([-width / 2, ridge, near], [1, 0, 0], down);
  const at: Point = [width / 2, slope * 0.56];
  const size = Math.min(4.4, 4.4 / mark.height);
  const view = View.aimed({ focal: 860, turned: turn, raised: 10 }, lit.at(at), [740, 445]);
  const hall = new Hall(subject, view, [-0.45, -1, -0.5], floor);
  const cells = glazed(pattern, [width, slope], 0.95, random, at);
  const sun: Point = [at[0] + 3.4, 2];
  const light = brightest(around(at, 5.6, 0.16, 0.5), around(sun, 4, 0, 1, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.075, accents: 0.05 });
  const surface = hall.surface(lit);
  const foot = new Plane([-width / 2, eaves, far], [1, 0, 0]);
  const low = eaves - floor;
  const feet = hall.glazier.colour(grid([width, low], 13, 2), {
    light: around([at[0], 0], 6, 0.06, 0.36),
    lead: 0.075,
  });
  return hall.finish(
    hall.night(0.24),
    hall.ground(-width / 2, width / 2, 1.4, far, 0.6, 10),
    hall.cast(lit, panes, 0.3),
    hall.castMark(lit, mark, at, size, 0.75),
    hall.glazier.panes(hall.surface(foot), feet, upright(0, 0, width, low)),
    hall.glazier.panes(surface, panes, upright(0, 0, width, slope)),
    hall.haze(surface(sun), 0.5, 0.34),
    hall.beams(lit, [regular(at, size * 0.44, 20)], 0.16),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.075, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}

/** At the foot of a shaft of glass, looking up to the skylight that closes it. */
export function well(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [half, far, near] = [3, 7.2, 1.6];
  const sky = new Plane([-half, half, far], [1, 0, 0]);
  const at: Point = [half, half];
  const size = Math.min(4.5, 4.4 / mark.height);
  const view = View.aimed({ focal: 820, turned: turn * 0.6, raised: 5 }, sky.at(at), [740, 470]);
  const hall = new Hall(subject, view, [0, -1, -1]);
  const cells = glazed(pattern, [half * 2, half * 2], 0.86, random, at);
  const light = brightest(around(at, 4.6, 0.2, 0.4, 0.8), around([half * 2, 0], 3.4, 0, 1, 1));
  const surface = hall.surface(sky);
  const side = (origin: Vector, across: Vector, level: number) => {
    const plane = new Plane(origin, across, [0, 0, -1]);
    const extent = [half * 2, far - near] as const;
    const glass = {
      light: ([u, v]: Point) =>
        level * (1 - v / (extent[1] * 1.06)) ** 1.3 * (0.8 + 0.4 * Math.sin((u / half / 2) * Math.PI)),
      lead: 0.06,
      variety: 1.3,
    };
    return hall.glaze(hall.surface(plane), grid(extent, 7, 7), upright(0, 0, ...extent), glass, 10);
  };
  const frame = regular(at, size * 0.44, 20).map(surface);
  const spread = frame.map(([x, y]): Point => [x * 1.9 - 1000, y * 1.9 - 60]);
  return hall.finish(
    hall.night(0.1),
    side([-half, half, far], [1, 0, 0], 0.66),
    side([-half, -half, far], [1, 0, 0], 0.44),
    side([-half, half, far], [0, -1, 0], 0.36),
    side([half, half, far], [0, -1, 0], 0.78),
    hall.glazier.panes(
      surface,
      hall.glazier.colour(cells, { light, lead: 0.06 }),
      upright(0, 0, half * 2, half * 2),
    ),
    hall.haze(surface([half * 1.7, half * 0.3]), 0.55, 0.4),
    hall.beam(hull([...frame, ...spread]), surface(at), [360, 900], 0.18),
    hall.glazier.mark(surface, mark, {
      at,
      size,
      lead: 0.06,
      glow: 0.7,
      ...(pattern === 'rays' ? {} : { cells }),
    }),
  );
}
