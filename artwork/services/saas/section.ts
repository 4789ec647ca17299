import { bar, bars } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, path, polygon, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, corners, DOWN, moved, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { pendant, plant } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';
import { columns } from '../vocabulary/screens.ts';
import { bench, counter, meeting, seatedAt, shelves, shop } from './tenants.ts';

/** The same building in section: one engine in the basement, and the same screen in every room. */
export function section(): string {
  const s = new Stage('left');
  const [left, right, top, storey] = [64, 436, 128, 104];
  const shaft: readonly [number, number] = [226, 274];
  const levels = [0, 1, 2, 3].map((row) => top + row * storey);
  const scenes = [
    (x: number) => shop(s, x),
    (x: number) => seatedAt(x + 102) + moved(x + 30, 0, plant(s, 0.42)),
    (x: number) => meeting(x - 16),
    (x: number) => shelves(s, x),
    (x: number) => bench(s, x),
    (x: number) => seatedAt(x + 112),
    (x: number) => counter(s, x),
    (x: number) => meeting(x + 40),
  ];
  const light = ['#D9F3E2', '#7FCFA8', '#A6E2C3', '#F0FBE4', '#59B68E', '#CDF0DC', '#94D9B5', '#E3F7E6'];
  const rooms = levels.flatMap((y, row) =>
    [left, shaft[1]].map((x, side) => {
      const index = row * 2 + side;
      const width = right - shaft[1];
      return (
        rect(x, y, width, storey, { fill: s.paint(light[index] ?? MINT, '#2F9C76', '#0F4A36') }) +
        moved(x, y, screen(s, side ? 10 : width - 64), pendant(s, width * 0.54, 0, 20, 0.5)) +
        moved(0, y + storey - 4, scenes[index]?.(x) ?? '')
      );
    }),
  );
  const bottom = top + 4 * storey;
  const slabs = [...levels, bottom].map((y) => box(left - 6, y - 4, right - left + 12, 7)).join('');
  const walls = [left, shaft[0], shaft[1], right].map((x) => box(x - 3, top, 6, bottom - top)).join('');
  const roof = corners(left - 8, top, 250, 40, right + 8, top);
  const ribs = bars(left, right, 8)
    .map((x) => bar([x, top], [250 + (x - 250) * 0.2, 40 + Math.abs(x - 250) * 0.09], 2.2))
    .join('');
  const racks = [0, 1, 2, 3, 4].map((index) => engine(s, 150 + index * 42, bottom + 10, index === 2));
  const beam = s.along(DOWN, '#F6FFE0 .5', '#BFF0D6 .5', `${LIME} .9`);
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'saas-detail',
      lean: 0,
      tile: [84, 75],
      sun: [90, 40],
      reach: 520,
      to: 0.6,
      dusk: 0,
      floor: 0.5,
    }),
    rect(0, bottom, 500, 600 - bottom, { fill: '#06110C' }),
    rect(left, bottom, right - left, 56, { fill: '#0B2C20' }),
    path(polygon(roof), { fill: s.paint('#F4FFF0 .95', '#8FDDB8 .8', '#1C7A58 .7') }),
    ...rooms,
    rect(shaft[0], top, shaft[1] - shaft[0], bottom - top + 20, { fill: beam }),
    s.glow(250, bottom + 30, 150, LIME, 0.5),
    ...racks,
    s.leads(
      slabs +
        walls +
        boxes(left - 6, bottom + 56, right - left + 12, 8) +
        ribs +
        bar([left - 14, top + 2], [250, 34], 7) +
        bar([right + 14, top + 2], [250, 34], 7),
      12,
    ),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .4', `${MINT} .08`, `${MINT} 0`), [0.1, 0.02], 0.7)),
  );
}

/** The screen that every tenant has on the wall. */
function screen(s: Stage, x: number): string {
  return moved(
    x,
    20,
    rect(0, 0, 54, 34, { fill: '#0C2A1F', stroke: IRON, 'stroke-width': 2 }),
    columns(s, 6, 31, 24, [8, 12, 18]),
    s.words(boxes(34, 9, 16, 3, 34, 16, 12, 3, 34, 23, 15, 3), 0.8),
  );
}

function engine(s: Stage, x: number, y: number, main: boolean): string {
  const slots = [6, 15, 24].map((top) => box(x + 5, y + top, 20, 4)).join('');
  const body = rect(x, y, 30, 42, {
    fill: '#10382A',
    stroke: '#7FD9AF',
    'stroke-opacity': '.6',
    'stroke-width': 1.2,
  });
  return main ? s.lit(x - 5, y - 5, 40, 47, 'lime') + s.marks(slots) : body + s.words(slots, 0.6);
}
