import { LIME, MINT } from '../../palette.ts';
import { box, group, type Point, path, polygon, polyline } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, corners, DOWN, moved, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';
import { paper } from '../vocabulary/screens.ts';

/** A prism: one beam of mixed papers goes in, three sorted piles come out. */
export function prism(): string {
  const s = new Stage('right');
  const [top, left, right]: [Point, Point, Point] = [
    [262, 168],
    [150, 352],
    [374, 352],
  ];
  const depth: Point = [40, -26];
  const behind = ([x, y]: Point): Point => [x + depth[0], y + depth[1]];
  const enter: Point = [206, 260];
  const exits: readonly Point[] = [
    [246, 352],
    [274, 352],
    [302, 352],
  ];
  const trays = [90, 250, 410];
  const colours = ['#8FDDB8', '#F1FFF6', LIME];
  const lits: readonly (Lit | undefined)[] = [undefined, 'mint', 'lime'];
  const fan = exits.map(([x, y], index) =>
    path(polygon(corners(x - 8, y, x + 8, y, (trays[index] ?? 0) + 46, 520, (trays[index] ?? 0) - 46, 520)), {
      fill: s.along(DOWN, `${colours[index]} .75`, `${colours[index]} .2`),
    }),
  );
  const inner = exits.map(([x, y], index) =>
    path(polygon([enter, [x - 8, y], [x + 8, y]]), { fill: colours[index], 'fill-opacity': '.5' }),
  );
  const stream = [
    [60, 58, -30, 0.8],
    [104, 124, 18, 0.85],
    [40, 150, 40, 0.7],
    [150, 186, -12, 0.8],
    [150, 66, 26, 0.75],
    [92, 220, -38, 0.7],
  ] as const;
  const ribs = [0.25, 0.5, 0.75].map((share) =>
    polyline([
      [top[0] + depth[0] * share, top[1] + depth[1] * share],
      [right[0] + depth[0] * share, right[1] + depth[1] * share],
    ]),
  );
  const tray = (x: number, index: number) => {
    const lit = lits[index];
    const pile = [3, 2, 1, 0].map((layer) =>
      moved(
        x - 38 + layer * 3,
        474 - layer * 10,
        s.shade(box(-2, 3, 80, 62), 0.3),
        layer === 0
          ? paper(s, 76, 78, { lit })
          : lit
            ? s.lit(0, 0, 76, 40, lit)
            : s.ground(0, 0, 76, 40, 0.9) + s.sheet(0, 0, 76, 40),
      ),
    );
    return (
      pile.join('') +
      s.glass(polygon(corners(x - 62, 528, x + 62, 528, x + 54, 582, x - 54, 582)), { backing: 0.75 }) +
      s.words(boxes(x - 20, 550, 40, 7), 0.7) +
      s.wire(`M${x - 66} 528h132`, { width: 3, opacity: 1 })
    );
  };
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'intelligence-detail',
      lean: -0.12,
      tile: [100, 66],
      sun: [20, 30],
      reach: 620,
      from: 0.12,
      to: 0.5,
      calm: [0.5, 0.6],
      dusk: 0.66,
      floor: 0.75,
    }),
    path(
      polygon([
        [-20, 20],
        [70, -20],
        [enter[0] + 12, enter[1] - 20],
        [enter[0] - 12, enter[1] + 20],
      ]),
      { fill: s.definitions.linear(stops('#F4FFF8 .1', '#F4FFF8 .55'), [0, 0, 1, 1]) },
    ),
    ...stream.map(([x, y, turn, scale]) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
        moved(-26, -34, paper(s, 52, 68)),
      ),
    ),
    ...fan,
    s.glow(262, 290, 190, MINT, 0.3),
    s.glass(polygon([top, behind(top), behind(right), right]), { strength: 1.3 }),
    path(polygon([top, left, right]), {
      fill: s.definitions.linear(stops('#17664A', '#0D3A2A'), [0.5, 0, 0.5, 1]),
      'fill-opacity': '.85',
    }),
    ...inner,
    s.glass(polygon([top, left, right]), { backing: 0, strength: 1.25, edge: 2.6 }),
    s.wire(ribs.join(''), { width: 1.2, opacity: 0.5 }),
    s.iron(
      polyline([
        [234, 214],
        [290, 214],
      ]) +
        polyline([
          [206, 260],
          [318, 260],
        ]) +
        polyline([
          [178, 306],
          [346, 306],
        ]),
      2,
    ),
    path(polygon([top, [left[0] + 40, left[1] - 40], [left[0] + 62, left[1] - 40]]), {
      fill: '#FFFFFF',
      'fill-opacity': '.16',
    }),
    ...trays.map(tray),
  );
}
