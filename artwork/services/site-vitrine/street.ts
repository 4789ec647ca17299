import { bars, frame, type Light, panes } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, IRON, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { box, type Point, path, polygon, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, corners, DOWN, moved, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';
import { shopFront } from './shop-front.ts';

/** A street at dusk: the one lit shop window is a page. */
export function street(): string {
  const s = new Stage('right');
  const random = seeded('site-vitrine');
  const ground = 486;
  const facade = (x: number, y: number, width: number, fill: string, columns: number, rows: number) => {
    const [stepX, stepY] = [width / columns, 92];
    const lights = bars(0, columns, columns)
      .slice(0, -1)
      .flatMap((column) =>
        bars(0, rows, rows)
          .slice(0, -1)
          .map((row) => {
            const at = [x + column * stepX + stepX * 0.26, y + 26 + row * stepY, stepX * 0.48, 58] as const;
            const level = random();
            const colour = level > 0.8 ? '#5DBE97' : level > 0.5 ? '#1B5A44' : '#0C2A20';
            return (
              rect(...at, { fill: colour }) +
              path(
                boxes(
                  at[0] + at[2] / 2 - 1,
                  at[1],
                  2,
                  58,
                  at[0],
                  at[1] + 20,
                  at[2],
                  2,
                  at[0] - 4,
                  at[1] + 58,
                  at[2] + 8,
                  4,
                ),
                { fill: IRON },
              )
            );
          }),
      );
    return (
      rect(x, y, width, ground - y, { fill }) +
      path(box(x - 4, y - 8, width + 8, 8), { fill: IRON }) +
      lights.join('')
    );
  };
  const light: Light = ([x, y]) =>
    0.08 + 0.5 * clamp(1 - Math.abs(x - 420) / 300) * clamp(1 - (y - ground) / 110);
  const slabs = {
    place: (u: number, v: number): Point => [380 + u * (0.6 + v * 0.9), ground + v * v * 96],
    columns: bars(-420, 420, 10),
    rows: [0, 0.34, 0.66, 1],
    bar: 1.6,
  };
  const spill = (left: number, right: number) =>
    polygon(corners(left, ground, right, ground, right + 24, 576, left - 50, 576));
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'site-vitrine',
      lean: 0,
      tile: [107, 96],
      sun: [150, 60],
      reach: 560,
      from: 0.12,
      to: 0.5,
      dusk: 0,
      floor: 1,
    }),
    facade(96, 214, 150, '#0B2219', 2, 3),
    facade(556, 150, 120, '#0B2219', 2, 4),
    facade(240, 52, 322, '#103427', 4, 1),
    path(box(236, 176, 330, 6), { fill: IRON }),
    moved(252, ground - 290, shopFront(s)),
    s.glow(400, 380, 260, '#E8FBD0', 0.28),
    panes(slabs, { light, random, variety: 0.4 }),
    path(frame(slabs), { fill: IRON, 'fill-opacity': '.6' }),
    path(spill(266, 538), { fill: s.along(DOWN, '#F4FFDC .6', '#5DBE97 .16', '#5DBE97 0') }),
    path(polygon(corners(180, ground + 6, 196, ground + 6, 150, 560, 110, 560)), {
      fill: '#06110C',
      'fill-opacity': '.5',
    }),
    silhouette('coat', [216, ground + 12], 1.5),
    silhouette('talking', [580, ground + 10], 1.46, -1),
    s.veil(HERO, s.definitions.radial(stops('#BFF0D6 .16', `${MINT} 0`), [0.3, 0.05], 0.5)),
  );
}
