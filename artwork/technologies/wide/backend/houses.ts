import { circle, type Point } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import { gabled } from '../../glass/openings.ts';
import { grid } from '../../glass/patterns.ts';
import { leaning, type Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Apache: one server, and as many houses on it as there are sites. */
export function houses(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.16, light: [1100, 10], pane: 116 });
  const house = (x: number, wide: number, high: number, roof: number, level: number, accents: number) => {
    const opening = gabled(x, -high, wide, high, roof);
    const surface = leaning(b.lean);
    const cells = grid([wide, high - roof], Math.round(wide / 46), Math.round((high - roof) / 56)).map(
      (cell) => cell.map(([u, v]): Point => [u + x, v - high + roof]),
    );
    const peak: Point[] = [
      [x, roof - high],
      [x + wide / 2, -high],
      [x + wide, roof - high],
    ];
    const place = (at: Point): Point => {
      const [px, py] = surface(at);
      return [px + 150, py + 770];
    };
    const panes = b.glazier.colour(
      [
        ...cells,
        [peak[0] ?? [0, 0], peak[1] ?? [0, 0], [x + wide / 2, roof - high]],
        [peak[1] ?? [0, 0], peak[2] ?? [0, 0], [x + wide / 2, roof - high]],
      ],
      { light: ([, v]) => level + (v + 200) * 0.0004, lead: 7, accents, variety: 1.1 },
    );
    return (
      b.glow(...place([x + wide / 2, -high / 2]), high * 0.8, 0.3) +
      b.glazier.panes(
        place,
        panes,
        opening.map(
          ([u, v]): Point => [u + (u < x + wide / 2 ? -6 : u > x + wide / 2 ? 6 : 0), v - (v < -1 ? 8 : 0)],
        ),
        9,
      )
    );
  };
  return b.scene(
    b.glow(700, 560, 480, 0.4),
    house(20, 190, 300, 90, 0.5, 0.1),
    house(236, 236, 420, 120, 0.72, 0.1),
    house(498, 170, 260, 80, 0.44, 0.14),
    house(694, 220, 360, 100, 0.62, 0.08),
    b.moved(
      150,
      776,
      `<g transform="matrix(1 ${b.lean} 0 1 0 0)">`,
      b.sheet(-20, 0, 964, 92, { level: 0.8 }, 0.92),
      ...times(4, (index) => b.pane(6 + index * 238, 20, 208, 52, 0.7)),
      ...times(
        4,
        (index) =>
          circle(30 + index * 238, 46, 7, { fill: b.tint.white }) +
          circle(54 + index * 238, 46, 7, { fill: b.tint.accent }),
      ),
      '</g>',
    ),
  );
}
