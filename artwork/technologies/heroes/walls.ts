import type { Point } from '../../svg.ts';
import { clipAll } from '../glass/cells.ts';
import { around, brightest } from '../glass/lights.ts';
import { arched, regular, upright } from '../glass/openings.ts';
import { glazed, wheel } from '../glass/patterns.ts';
import { Hall } from './hall.ts';
import type { Subject } from './shell.ts';
import { Plane, View } from './view.ts';

/** A long glass wall that leaves into the distance; the mark fills its height. */
export function wall(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const isNearRight = turn > 0;
  const [width, height] = [17, 6.8];
  const plane = Plane.standing([0, 5.2, 8.6], width, turn);
  const at: Point = [width / 2, 3.4];
  const view = View.aimed({ focal: 1000 }, plane.at(at), [730, 430]);
  const hall = new Hall(subject, view, isNearRight ? [-0.75, -1, -0.9] : [-0.55, -1, -1.2]);
  const size = Math.min(4.3 / mark.height, 5.6);
  const cells = glazed(pattern, [width, height], 1, random, at);
  const sun: Point = [isNearRight ? at[0] + 4.2 : at[0] + 4.6, -0.4];
  const light = brightest(around(at, 6, 0.1, 0.52), around(sun, 5.6, 0, 1.04, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.075, accents: 0.05 });
  const near = panes.filter(({ cell }) => light(cell[0] ?? at) > 0.34);
  const surface = hall.surface(plane);
  return hall.finish(
    hall.night(),
    hall.ground(-12, 12, 2, 20),
    hall.cast(plane, near, 0.36),
    hall.castMark(plane, mark, at, size, 0.75),
    hall.glazier.panes(surface, panes, upright(0, 0, width, height)),
    hall.haze(surface(sun), 0.5, 0.3),
    hall.beams(plane, [regular(at, size * 0.44, 20)], 0.16),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.075, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}

/** Three tall windows with round heads in a dark wall; the middle one carries the mark. */
export function lancets(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [width, height] = [22, 8];
  const plane = Plane.standing([0.5, 6.2, 9.3], width, turn);
  const middle = width / 2;
  const windows = [
    { x: middle - 5.25, width: 2.5, top: 2.2 },
    { x: middle - 2.1, width: 4.2, top: 0.7 },
    { x: middle + 2.75, width: 2.5, top: 2.2 },
  ];
  const at: Point = [middle, 3.5];
  const size = Math.min(3.6 / mark.width, 4.4 / mark.height);
  const view = View.aimed({ focal: 1000 }, plane.at(at), [740, 400]);
  const hall = new Hall(subject, view, [turn > 0 ? -0.62 : -0.45, -1, -0.8]);
  const surface = hall.surface(plane);
  const drawn = windows.map(({ x, width: w, top }) => {
    const opening = arched(x, top, w, 7.3 - top);
    const cells = clipAll(
      glazed(pattern, [width, height], pattern === 'diamonds' ? 0.94 : 0.82, random, at),
      opening,
    );
    const sun: Point = [middle + 6, 1];
    const light = brightest(around([middle, 4], 4.8, 0.22, 0.5, 1), around(sun, 6, 0, 1, 1));
    const panes = hall.glazier.colour(cells, { light, lead: 0.06, accents: 0.06 });
    return { opening, cells, panes };
  });
  const main = drawn[1]?.cells ?? [];
  return hall.finish(
    hall.night(0.22),
    hall.ground(-14, 14, 2, 20, 0.4),
    ...drawn.map(({ panes }) => hall.cast(plane, panes, 0.5)),
    hall.castMark(plane, mark, at, size, 0.7),
    hall.masonry(surface, [width, height]),
    ...drawn.map(
      ({ opening, panes }) => hall.reveal(surface, opening) + hall.glazier.panes(surface, panes, opening),
    ),
    hall.beams(
      plane,
      drawn.map(({ opening }) => opening),
      0.13,
    ),
    hall.glazier.mark(surface, mark, { at, size, cells: main, lead: 0.06 }),
  );
}

/** A wheel of glass high in a dark wall, with the mark in its hub. */
export function rose(subject: Subject): string {
  const { mark, turn, pattern } = subject;
  const [width, height] = [20, 9];
  const plane = Plane.standing([0.75, 7.2, 9.8], width, turn);
  const at: Point = [width / 2, 4.3];
  const view = View.aimed({ focal: 1020 }, plane.at(at), [740, 400]);
  const hall = new Hall(subject, view, [turn > 0 ? -0.75 : -0.5, -1, -0.85]);
  const { cells, opening, hub } = wheel(at, pattern === 'rays' ? 32 : pattern === 'hexes' ? 16 : 24, 3.7);
  const size = (hub * 1.78) / Math.max(1, Math.hypot(mark.width, mark.height) * 0.9);
  const light = brightest(around(at, 4.4, 0.26, 0.5, 0.8), around([at[0] + 2.6, at[1] - 2.8], 4.6, 0, 1, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.075, accents: 0.12 });
  const surface = hall.surface(plane);
  return hall.finish(
    hall.night(0.2),
    hall.ground(-14, 14, 2, 20, 0.45),
    hall.cast(plane, panes, 0.5),
    hall.castMark(plane, mark, at, size, 0.8),
    hall.masonry(surface, [width, height]),
    hall.reveal(surface, opening),
    hall.glazier.panes(surface, panes, opening),
    hall.beams(plane, [opening], 0.2),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.06 }),
    hall.haze(surface([at[0] + 2.6, at[1] - 2.6]), 0.4, 0.22),
  );
}
