import { bars, glaze } from '../../glass.ts';
import { clamp, LIME } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { type Point, polyline } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes } from '../studio/shorthand.ts';
import { isometric } from '../studio/space.ts';
import { PALE, plaster } from '../vocabulary/rooms.ts';

/** One engine under the floor, and the houses that are plugged into it, one after the other. */
export function plugged(): string {
  const s = new Daylight('right');
  const site = isometric(320, 46);
  const house = (x: number, y: number, size: number, lit?: 'mint' | 'lime') => {
    const h = size * 0.62;
    const roofTop = h + size * 0.42;
    const gable = site.outline(x + size, y, h, x + size, y + size / 2, roofTop, x + size, y + size, h);
    const pitch = site.outline(
      x,
      y + size,
      h,
      x + size,
      y + size,
      h,
      x + size,
      y + size / 2,
      roofTop,
      x,
      y + size / 2,
      roofTop,
    );
    return (
      site.block(s, [x, y, 0], [size, size, h], { level: 0.6, lit }) +
      s.litGlass(gable, lit ?? 'mint') +
      s.glass(pitch, { backing: 0.8 }) +
      s.iron(
        bars(x, x + size, 4)
          .slice(1, -1)
          .map((at) => polyline([site.at(at, y + size, h), site.at(at, y + size / 2, roofTop)]))
          .join(''),
        1.2,
      )
    );
  };
  const floor = {
    place: (u: number, v: number): Point => site.at(u, v),
    columns: bars(-20, 420, 6),
    rows: bars(-20, 420, 6),
    bar: 1.4,
  };
  const light = ([x, y]: Point) => 0.95 - 0.5 * clamp(Math.hypot(x - 640, y) / 760);
  const pipes = [
    [205, 205, 205, 60],
    [205, 205, 60, 205],
    [205, 205, 380, 205],
    [205, 205, 205, 380],
    [205, 130, 330, 130, 330, 60],
    [130, 205, 130, 330, 60, 330],
  ].map((turns) =>
    polyline(
      bars(0, turns.length - 2, turns.length / 2 - 1).map((at) =>
        site.at(turns[at] ?? 0, turns[at + 1] ?? 0),
      ),
    ),
  );
  const next = polyline([site.at(240, 240), site.at(330, 330)]);
  return s.finish(
    WIDE,
    plaster(s, WIDE, { patch: [-40, 20, 40] }),
    glaze(s.definitions, floor, { light, random: seeded('saas-process'), ramp: PALE, variety: 0.3 }, 5),
    s.iron(pipes.join(''), 7),
    s.wire(pipes.join(''), { colour: '#8FE0BA', width: 3.4, opacity: 1 }),
    s.wire(next, { width: 2, dash: '6 5', opacity: 0.8 }),
    house(30, 170, 70),
    house(170, 24, 70, 'mint'),
    house(304, 20, 62),
    house(24, 304, 62, 'mint'),
    s.glow(...site.at(205, 205, 40), 130, LIME, 0.8),
    site.block(s, [160, 160, 0], [90, 90, 20], { level: 0.9, lit: 'mint' }),
    site.block(s, [174, 174, 20], [62, 62, 46], { lit: 'lime' }),
    site.facing([174, 236, 66], s.marks(boxes(10, 10, 42, 5, 10, 20, 42, 5, 10, 30, 26, 5), 0.8)),
    house(340, 166, 74),
    house(166, 340, 74),
    s.wire(site.outline(312, 312, 0, 388, 312, 0, 388, 388, 0, 312, 388, 0), { width: 2, dash: '6 5' }),
  );
}
