import { bar } from '../../glass.ts';
import { IRON } from '../../palette.ts';
import { type Point, path } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import { around, brightest } from '../glass/lights.ts';
import { regular, upright } from '../glass/openings.ts';
import { glazed, grid } from '../glass/patterns.ts';
import { Hall } from './hall.ts';
import type { Subject } from './shell.ts';
import { add, Plane, View } from './view.ts';

/** Sheets of glass hung in a dark hall, one before the other; the nearest carries the mark. */
export function sheets(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const sign = turn > 0 ? 1 : -1;
  const [width, height] = [4.9, 5.1];
  const planes = [
    Plane.standing([sign > 0 ? 5.2 : 4.6, 5.6, 13], width, turn * 0.6),
    Plane.standing([sign > 0 ? -3.4 : -3.2, 5, 10.4], width, turn * 0.9),
    Plane.standing([0.5, 3.7, 7.4], width, turn),
  ];
  const at: Point = [width / 2, height * 0.5];
  const size = Math.min(4, 3.9 / mark.height);
  const front = planes[2] ?? Plane.standing([0, 4, 7], width, turn);
  const view = View.aimed({ focal: 960 }, front.at(at), [740, 440]);
  const hall = new Hall(subject, view, [-0.6, -1, -0.5], -2.3);
  const drawn = planes.map((plane, index) => {
    const isFront = index === 2;
    const cells = isFront ? glazed(pattern, [width, height], 0.8, random, at) : grid([width, height], 4, 4);
    const sun: Point = [width, 0];
    const light = isFront
      ? brightest(around(at, 4.6, 0.2, 0.46, 1), around(sun, 3.4, 0, 1, 1))
      : around(sun, 7, 0.1, [0.74, 0.6][index] ?? 0.5, 0.8);
    const panes = hall.glazier.colour(cells, { light, lead: 0.06, accents: 0.06 });
    const cables = times(2, (side) => {
      const hook = plane.at([width * (0.14 + side * 0.72), 0]);
      return bar(view.project(hook), view.project(add(hook, [0, 1, 0], 6)), 3.4, 2);
    });
    const surface = hall.surface(plane);
    const whole = upright(0, 0, width, height);
    return {
      floor:
        hall.cast(plane, panes, isFront ? 0.4 : 0.26) +
        (isFront ? hall.castMark(plane, mark, at, size, 0.8) : ''),
      sheet:
        path(cables.join(''), { fill: IRON }) +
        hall.glazier.panes(surface, panes, upright(-0.09, -0.09, width + 0.18, height + 0.18)),
      beam: hall.beams(plane, [whole], isFront ? 0.16 : 0.08),
      mark: isFront
        ? hall.glazier.mark(surface, mark, { at, size, lead: 0.06, ...(pattern === 'rays' ? {} : { cells }) })
        : '',
    };
  });
  return hall.finish(
    hall.night(0.34),
    hall.haze([980, 120], 0.7, 0.3),
    hall.ground(-14, 14, 2, 22, 0.55, 11),
    ...drawn.map(({ floor }) => floor),
    ...drawn.map(({ sheet, beam, mark: lit }) => sheet + beam + lit),
  );
}

/** A bay of three tall faces that stands out of the house: each takes the light at its own angle. */
export function oriel(subject: Subject): string {
  const { mark, pattern, random, turn } = subject;
  const [height, wide, flank] = [7, 4.9, 4.4];
  const top = 5.4;
  const middle = Plane.standing([0, top, 9], wide, turn);
  const at: Point = [wide / 2, 3.6];
  const size = Math.min(4.1, 4.3 / mark.height);
  const view = View.aimed({ focal: 1010 }, middle.at(at), [740, 430]);
  const hall = new Hall(subject, view, [turn > 0 ? -0.6 : -0.3, -1, -0.9]);
  const radians = Math.PI / 180;
  const wing = (angle: number, corner: Point): Plane => {
    const start = middle.at(corner);
    return new Plane(start, [Math.cos(angle * radians), 0, -Math.sin(angle * radians)]);
  };
  const left = wing(180 + turn - 52, [0, 0]);
  const right = wing(turn + 52, [wide, 0]);
  const cells = glazed(pattern, [wide, height], 0.82, random, at);
  const light = brightest(around(at, 4.8, 0.2, 0.5, 1), around([wide, 0], 3, 0, 0.9, 1));
  const panes = hall.glazier.colour(cells, { light, lead: 0.06, accents: 0.06 });
  const side = (plane: Plane, near: number, far: number) => {
    const faces = hall.glazier.colour(grid([flank, height], 4, 8), {
      light: ([u, v]) => near + (far - near) * (u / flank) - v * 0.03,
      lead: 0.06,
    });
    const floor = hall.cast(plane, faces, 0.3);
    return { floor, glass: hall.glazier.panes(hall.surface(plane), faces, upright(0, 0, flank, height)) };
  };
  const [shade, sunny] = [side(left, 0.3, 0.1), side(right, 0.86, 0.62)];
  const surface = hall.surface(middle);
  return hall.finish(
    hall.night(0.24),
    hall.ground(-12, 12, 1.6, 16, 0.7, 10),
    sunny.floor,
    hall.cast(middle, panes, 0.4),
    hall.castMark(middle, mark, at, size, 0.8),
    shade.glass,
    sunny.glass,
    hall.glazier.panes(surface, panes, upright(0, 0, wide, height)),
    hall.haze(surface([wide + 1, 1]), 0.5, 0.36),
    hall.beams(middle, [regular(at, size * 0.44, 20)], 0.16),
    hall.glazier.mark(surface, mark, { at, size, lead: 0.06, ...(pattern === 'rays' ? {} : { cells }) }),
  );
}
