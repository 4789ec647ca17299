import { IRON, LIME, MINT } from '../../palette.ts';
import { box, path, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { stops } from '../studio/shorthand.ts';
import { isometric } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';
import { ledger } from '../vocabulary/screens.ts';
import { client } from './records.ts';

/** Stock, invoices and clients on three glass shelves; one thread of light runs through a single order. */
export function rack(): string {
  const s = new Stage('right');
  const rack = isometric(250, 40);
  const [side, gap] = [206, 168];
  const levels = [0, -gap, -2 * gap];
  const at: readonly [number, number] = [112, 104];
  const sheets = [
    () =>
      rack.lying(
        [0, 0, 0],
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          client(
            s,
            14 + (index % 2) * 92,
            12 + Math.floor(index / 2) * 64,
            56,
            index === 3 ? 'lime' : undefined,
          ),
        ),
      ),
    () =>
      rack.lying(
        [8, 8, -gap],
        ledger(s, 190, 190, { rows: 6, columns: [0, 0.46, 0.74], litRow: 2, lit: 'lime' }),
      ),
    () =>
      [
        [16, 16, 44, 40],
        [82, 14, 44, 28],
        [146, 16, 44, 52],
        [16, 82, 44, 26],
        [148, 82, 44, 34],
        [16, 148, 44, 46],
        [82, 148, 44, 30],
        [148, 148, 44, 22],
      ]
        .map(([x = 0, y = 0, size = 0, height = 0], index) =>
          rack.block(s, [x, y, -2 * gap], [size, size, height], { level: 0.3 + (index % 3) * 0.25 }),
        )
        .join('') + rack.block(s, [84, 80, -2 * gap], [46, 46, 34], { lit: 'lime' }),
  ];
  const post = (x: number, y: number) => {
    const [[left, from], [, to]] = [rack.at(x, y, 30), rack.at(x, y, -2 * gap - 60)];
    return box(left - 2, from, 4, to - from);
  };
  const shelf = (index: number) =>
    rack.block(s, [-4, -4, (levels[index] ?? 0) - 8], [side + 8, side + 8, 8], { level: 0.4, backing: 0.6 }) +
    (sheets[index]?.() ?? '');
  const [x, y] = rack.at(...at);
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'erp-crm-detail',
      lean: -0.3,
      tile: [70, 96],
      sun: [470, 60],
      reach: 600,
      from: 0.16,
      to: 0.6,
      dusk: 0.4,
      calm: [0.45, 0.6],
      floor: 0.8,
    }),
    path(post(-4, -4), { fill: IRON }),
    shelf(2),
    s.glow(x, y + 2 * gap - 20, 90, LIME, 0.5),
    rect(x - 1.6, y + gap, 3.2, gap - 24, { fill: '#F6FFCB' }),
    shelf(1),
    s.glow(x, y + gap, 80, LIME, 0.5),
    rect(x - 1.6, y, 3.2, gap, { fill: '#F6FFCB' }),
    shelf(0),
    s.glow(x, y, 80, LIME, 0.5),
    path(post(-4, side + 4) + post(side + 4, -4), {
      fill: IRON,
      stroke: MINT,
      'stroke-opacity': '.3',
      'stroke-width': 0.8,
    }),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .3', `${MINT} .06`, `${MINT} 0`), [0.95, 0.05], 0.7)),
  );
}
