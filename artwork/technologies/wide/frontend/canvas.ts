import { box, type Point, path } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Webflow: a page drawn by hand on the canvas, with its guides and its sizes for every screen. */
export function canvas(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: 0, light: [600, -120], pane: 120 });
  const frame = (x: number, y: number, w: number, h: number) => {
    const knobs = [0, 0.5, 1]
      .flatMap((u) => [0, 0.5, 1].map((v): Point => [x + w * u, y + h * v]))
      .filter(([px, py]) => px !== x + w / 2 || py !== y + h / 2);
    return (
      b.wire(box(x, y, w, h), { width: 3.4, opacity: 1, colour: b.tint.white }) +
      path(knobs.map(([px, py]) => box(px - 7, py - 7, 14, 14)).join(''), {
        fill: b.tint.white,
        stroke: b.tint.colour,
        'stroke-width': 3,
      })
    );
  };
  const device = (x: number, y: number, w: number, h: number, rows: number) =>
    b.moved(
      x,
      y,
      b.sheet(0, 0, w, h, { level: 0.75, radius: 12 }, 0.9),
      b.lit(12, 16, w - 24, h * 0.26),
      ...times(rows, (row) =>
        b.pane(12, h * 0.26 + 30 + (row * (h * 0.74 - 42)) / rows, w - 24, (h * 0.74 - 42) / rows - 10, 0.7),
      ),
    );
  return b.scene(
    b.wire(`M0 236H1200M0 690H1200M126 0V900M800 0V900`, {
      dash: '3 11',
      opacity: 0.55,
      colour: b.tint.accent,
    }),
    b.moved(
      126,
      196,
      b.browser(
        674,
        494,
        { level: 0.7 },
        b.glow(330, 170, 330, 0.4),
        b.lit(36, 78, 602, 180),
        b.text(76, 120, [300, 230], { step: 40, height: 18, onLit: true, opacity: 0.85 }),
        b.lit(76, 204, 122, 32, 'accent', 16),
        b.pane(36, 286, 186, 170, 0.8),
        b.pane(244, 286, 186, 170, 0.8),
        b.pane(452, 286, 186, 170, 0.8),
        frame(244, 286, 186, 170),
      ),
    ),
    device(846, 372, 178, 300, 2),
    device(1052, 446, 104, 226, 3),
    b.wire(
      'M846 722H1024M846 712v20M1024 712v20M1052 722H1156M1052 712v20M1156 712v20M126 742H800M126 732v20M800 732v20',
      { opacity: 0.9, colour: b.tint.accent },
    ),
  );
}
