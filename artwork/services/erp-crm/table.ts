import { bars, frame } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, type Point, path, polyline } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes } from '../studio/shorthand.ts';
import { isometric } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall, shafts } from '../vocabulary/places.ts';
import { paper } from '../vocabulary/screens.ts';
import { client, shelves } from './records.ts';

/** One table where stock, invoices and clients meet. */
export function table(): string {
  const s = new Stage('above');
  const room = isometric(372, 230);
  const side = 250;
  const rod = (x: number, y: number) =>
    room.outline(x, y, -14, x + 10, y, -14, x + 10, y + 10, -150, x, y + 10, -150);
  const top = {
    place: (u: number, v: number): Point => room.at(u, v),
    columns: bars(0, side, 4),
    rows: bars(0, side, 4),
    bar: 1.6,
  };
  const heart = room.at(116, 116);
  const threads = [
    [room.at(0, 116), heart],
    [room.at(116, 0), heart],
    [heart, room.at(116, 190)],
  ].map((line) => polyline(line));
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'erp-crm',
      lean: 0.2,
      tile: [92, 84],
      sun: [372, -30],
      reach: 520,
      from: 0.1,
      to: 0.56,
      calm: [0.56, 0.56],
      dusk: 0.6,
      floor: 0.55,
    }),
    shafts(s, HERO, 60, [300, 350], [400, 480]),
    pool(s, 372, 520, 260, 60, MINT, 0.16),
    path(rod(4, 236) + rod(236, 236) + rod(236, 4), {
      fill: '#12372A',
      stroke: '#7FD9AF',
      'stroke-opacity': '.7',
    }),
    s.glow(372, 300, 250, MINT, 0.26),
    room.side([0, 240, 184], shelves(s, 226, 168)),
    room.facing(
      [14, 0, 184],
      s.ground(0, 0, 226, 168, 0.7),
      s.sheet(0, 0, 226, 168),
      s.titleBar(0, 0, 226),
      ...[0, 1, 2, 3].map((index) =>
        client(
          s,
          16 + (index % 2) * 102,
          34 + Math.floor(index / 2) * 64,
          58,
          index === 1 ? 'mint' : undefined,
        ),
      ),
    ),
    room.block(s, [0, 0, -14], [side, side, 14], { level: 0.5 }),
    path(frame(top), { fill: IRON, 'fill-opacity': '.5' }),
    s.wire(threads.join(''), { width: 3, opacity: 1, colour: '#F4FFF8' }),
    room.lying([26, 150, 0], s.shade(box(4, 6, 110, 78), 0.5), paper(s, 110, 78, {})),
    room.lying(
      [68, 58, 0],
      s.glow(52, 52, 120, LIME, 0.6),
      s.lit(0, 0, 104, 104, 'lime'),
      s.marks(boxes(14, 14, 42, 6, 14, 32, 76, 4, 14, 44, 60, 4, 14, 56, 70, 4, 54, 78, 36, 8)),
    ),
    room.block(s, [192, 20, 0], [38, 38, 38], { level: 0.8 }),
    room.block(s, [204, 76, 0], [28, 28, 26], { level: 0.5 }),
    room.block(s, [176, 176, 0], [46, 46, 40], { lit: 'mint' }),
  );
}
