import { IRON } from '../../palette.ts';
import { path, rect } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { castShadow, plaster } from '../vocabulary/rooms.ts';
import { ledger } from '../vocabulary/screens.ts';
import { client, shelves } from './records.ts';

/** A folding screen: clients, stock and invoices are three leaves, and one line runs across them. */
export function foldingScreen(): string {
  const s = new Daylight('right');
  const [leaf, height] = [188, 292];
  const lean = 0.17;
  const folds = [
    { space: new Space([38, 74], [0.99, lean], [0, 1]), strength: 1 },
    { space: new Space([38 + leaf * 0.99, 74 + leaf * lean], [0.99, -lean], [0, 1]), strength: 0.8 },
    { space: new Space([38 + 2 * leaf * 0.99, 74], [0.99, lean], [0, 1]), strength: 1 },
  ];
  const inside = [
    () =>
      [0, 1, 2, 3]
        .map((index) => client(s, 20, 17 + index * 66, 58, index === 1 ? 'lime' : undefined, 148))
        .join(''),
    () =>
      moved(16, 16, shelves(s, leaf - 32, height - 32)) +
      s.lit(20, 84, leaf - 40, 56, 'lime') +
      s.marks(boxes(34, 98, 28, 28, 76, 102, 66, 5, 76, 116, 44, 5)),
    () =>
      moved(
        16,
        14,
        ledger(s, leaf - 32, height - 28, { rows: 5, columns: [0, 0.5, 0.76], litRow: 1, lit: 'lime' }),
      ),
  ];
  const drawn = folds.map(({ space, strength }, index) => {
    const [from, to] = [space.at(0, 0, -height), space.at(leaf, 0, -height)];
    return (
      castShadow(s, from, to, [-70, 54], 0.4) +
      space.facing(
        [0, 0, 0],
        s.ground(0, 0, leaf, height, 0.8),
        s.sheet(0, 0, leaf, height, { strength }),
        rect(0, 0, leaf, height, { fill: '#0F7B55', 'fill-opacity': index === 1 ? '.16' : '.03' }),
        inside[index]?.() ?? '',
        rect(0, 0, leaf, height, { fill: 'none', stroke: IRON, 'stroke-width': 5 }),
        path(boxes(6, height, 6, 12, leaf - 12, height, 6, 12), { fill: IRON }),
      )
    );
  });
  return s.finish(WIDE, plaster(s, WIDE, { floor: 344, patch: [400, -60, 50] }), ...drawn);
}
