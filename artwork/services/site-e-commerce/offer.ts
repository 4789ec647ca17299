import { box, group, path } from '../../svg.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';
import { GOODS, type Goods } from '../vocabulary/tools.ts';

/** One thing on its pane, with its name and its price. */
export function offer(s: Stage, x: number, y: number, name: Goods, lit?: Lit): string {
  const size = 88;
  const shown = (fill: string) =>
    group({ transform: 'translate(44 62) scale(.74)' }, path(GOODS[name], { fill, 'fill-rule': 'evenodd' }));
  const label = boxes(10, 70, 34, 4, 10, 78, 22, 4);
  return moved(
    x,
    y,
    lit
      ? s.lit(0, 0, size, size, lit) + shown(s.mark) + s.marks(label)
      : s.pane(0, 0, size, size, 0.6) + shown(s.line) + s.words(label, 0.6),
    lit ? s.marks(box(58, 70, 20, 12), 0.9) : s.words(box(58, 70, 20, 12), 0.35),
  );
}
