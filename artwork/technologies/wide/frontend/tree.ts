import { type Point, rect } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Width and height of the components of each row. */
const SIZES: readonly (readonly number[])[] = [
  [210, 104],
  [186, 96],
  [158, 92],
  [132, 80],
];

/** React: a tree of components; a change of state at one knot lights what hangs from it, and nothing else. */
export function tree(motif: Motif): string {
  const b = new Bench(motif, { corner: 'se', lean: 0.12, light: [80, 0], pane: 102 });
  const rows: readonly (readonly Point[])[] = [
    [[520, 130]],
    [
      [250, 330],
      [520, 330],
      [790, 330],
    ],
    [
      [130, 540],
      [320, 540],
      [500, 540],
      [690, 540],
      [868, 540],
    ],
    [
      [616, 740],
      [764, 740],
    ],
  ];
  const links: readonly (readonly [Point, Point, boolean])[] = [
    [[520, 130], [250, 330], false],
    [[520, 130], [520, 330], false],
    [[520, 130], [790, 330], false],
    [[250, 330], [130, 540], false],
    [[250, 330], [320, 540], false],
    [[520, 330], [500, 540], false],
    [[790, 330], [690, 540], true],
    [[790, 330], [868, 540], true],
    [[690, 540], [616, 740], true],
    [[690, 540], [764, 740], true],
  ];
  const curve = ([from, to]: readonly [Point, Point, boolean]) => {
    const middle = (from[1] + to[1]) / 2;
    return `M${from[0]} ${from[1]}C${from[0]} ${middle} ${to[0]} ${middle} ${to[0]} ${to[1]}`;
  };
  const isLit = ([x, y]: Point) =>
    (x === 790 && y === 330) || links.some(([, to, lit]) => lit && to[0] === x && to[1] === y);
  const knots = rows.flatMap((row, depth) =>
    row.map(([x, y]) => {
      const [w = 140, h = 80] = SIZES[depth] ?? [];
      const lit = isLit([x, y]);
      return b.moved(
        x - w / 2,
        y - h / 2,
        lit ? b.glow(w / 2, h / 2, w * 0.9, 0.5) : '',
        b.sheet(0, 0, w, h, { level: 0.8 - depth * 0.12 }, 0.9),
        rect(0, 0, w, 22, { rx: 5, fill: b.tint.pale, 'fill-opacity': '.16' }),
        lit
          ? b.lit(12, 34, w - 24, h - 46)
          : b.pane(12, 34, (w - 34) * 0.5, h - 46, 0.6) +
              b.text(w * 0.55, 40, [w * 0.32, w * 0.22], { step: 17, height: 6 }),
      );
    }),
  );
  return b.scene(
    b.wire(
      links
        .filter(([, , lit]) => !lit)
        .map(curve)
        .join(''),
      { opacity: 0.5, width: 3 },
    ),
    b.ray(
      links
        .filter(([, , lit]) => lit)
        .map(curve)
        .join(''),
      4,
    ),
    ...knots,
  );
}
