import { bar } from '../glass.ts';
import { LIME, MINT } from '../palette.ts';
import { box, type Point, path, polygon, polyline } from '../svg.ts';
import type { Studio } from './studio.ts';

/** Columns of panes that rise along a curve; the last one reaches the light. */
export function growth(s: Studio): string {
  const heights = [2, 2, 3, 4, 6];
  const [step, pane, gap] = [50, 22, 4];
  const base = 188;
  const columns = heights.map((count, column) =>
    Array.from({ length: count }, (_, row) => {
      const [x, y] = [20 + column * step, base - 14 - (row + 1) * (pane + gap)];
      const isLast = column === heights.length - 1 && row === count - 1;
      return isLast
        ? s.glow(x + 20, y + 11, 110, LIME, 0.5) + s.lit(x, y, 42, pane, 'lime')
        : s.pane(x, y, 42, pane, 0.5 + column * 0.12 + row * 0.06);
    }).join(''),
  );
  const crest = heights.map((count, column): Point => [41 + column * step, base - 24 - count * (pane + gap)]);
  const back = s.at(388, 112, s.sheet(0, 0, 150, 150, { strength: 0.55 }), dial(s, 75, 88));
  const front = s.at(
    136,
    150,
    s.ground(0, 0, 278, 192, 0.66),
    s.sheet(0, 0, 278, 192),
    path([0, 1, 2, 3].map((row) => box(16, 24 + row * 38, 246, 1)).join(''), {
      fill: '#BFF0D6',
      'fill-opacity': '.16',
    }),
    ...columns,
    path(polyline(crest), { fill: 'none', stroke: '#F4FFF8', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  );
  return back + front;
}

/** A gauge of panes. */
function dial(s: Studio, cx: number, cy: number): string {
  const at = (turn: number, r: number): Point => [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
  const sectors = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [Math.PI * (1 + index / 9 + 0.012), Math.PI * (1 + (index + 1) / 9 - 0.012)];
    return path(polygon([at(from, 40), at(from, 60), at(to, 60), at(to, 40)]), {
      fill: MINT,
      'fill-opacity': (index < 7 ? 0.3 + index * 0.1 : 0.12).toFixed(2),
    });
  });
  return (
    sectors.join('') +
    path(bar([cx, cy], at(Math.PI * 1.76, 50), 4, 1), { fill: '#F4FFF8' }) +
    s.text(cx - 22, cy + 18, [44, 28], { step: 12 })
  );
}
