import { IRON } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { around, brightest } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { glazed } from '../glass/patterns.ts';
import { Board, leaning, type Motif } from './board.ts';

/** Panes of all sizes piled up; the mark is where the light comes in, and its colour runs from pane to pane. */
export function stack(motif: Motif): string {
  const { mark, pattern, random, isTurned } = motif;
  const board = new Board(motif);
  const surface = leaning(isTurned ? 0.13 : -0.13);
  const at: Point = isTurned ? [330, 800 - 43] : [665, 360 + 87];
  const size = 400;
  const cells = glazed(pattern, [1060, 1420], 158, random, at).map((cell) =>
    cell.map(([x, y]): Point => [x - 30, y - (isTurned ? 200 : 20)]),
  );
  const sun: Point = isTurned ? [-40, 240] : [1060, 1000];
  const light = brightest(around(at, 1000, 0.1, 0.66, 1.3), around(sun, 560, 0, 0.96));
  return board.finish(
    board.veil(IRON),
    board.glazier.panes(
      surface,
      board.glazier.colour(cells, { light, lead: 9, accents: 0.05 }),
      upright(-30, -300, 1060, 1700),
      20,
    ),
    board.glazier.mark(surface, mark, { at, size, lead: 8, glow: 0.6 }),
    board.haze(isTurned ? [0, 0.16] : [1, 0.88], 0.6, 0.28),
  );
}
