import { box, circle, path } from '../../svg.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** Somebody on a card. */
export function client(s: Stage, x: number, y: number, size: number, lit?: Lit, width = size * 1.5): string {
  const bust = (cx: number) => `M${cx - 12} ${size - 8}c0-18 24-18 24 0z`;
  const paint = lit ? { fill: s.mark, 'fill-opacity': '.8' } : { fill: s.line, 'fill-opacity': '.65' };
  return moved(
    x,
    y,
    lit ? s.lit(0, 0, width, size, lit) : s.pane(0, 0, width, size, 0.55),
    circle(size * 0.42, size * 0.36, size * 0.15, paint),
    path(bust(size * 0.42), paint),
    lit
      ? s.marks(boxes(size * 0.84, size * 0.3, size * 0.5, 3.4, size * 0.84, size * 0.56, size * 0.36, 3.4))
      : s.words(boxes(size * 0.84, size * 0.3, size * 0.5, 3.4, size * 0.84, size * 0.56, size * 0.36, 3.4)),
  );
}

/** The shelves of the stock. */
export function shelves(s: Stage, width: number, height: number): string {
  const rows = [0, 1, 2];
  const step = (height - 16) / 3;
  const goods = rows.map((row) => {
    const base = 8 + (row + 1) * step - 4;
    return [0.07, 0.31, 0.52, 0.76]
      .map((left, column) => {
        const [w, h] = [width * 0.17, step * (0.5 + ((row * 5 + column * 3) % 4) * 0.1)];
        return row === 1 && column === 2
          ? s.lit(left * width, base - h, w, h)
          : s.pane(left * width, base - h, w, h, 0.5 + ((row + column) % 3) * 0.2);
      })
      .join('');
  });
  const boards = rows.map((row) => box(6, 8 + (row + 1) * step - 4, width - 12, 2.6)).join('');
  return (
    s.ground(0, 0, width, height, 0.7) +
    s.sheet(0, 0, width, height) +
    goods.join('') +
    path(boards, { fill: s.line, 'fill-opacity': '.7' })
  );
}
