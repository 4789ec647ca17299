import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Next.js: pages made ready on the server leave it one after the other; the first is there before it is asked for. */
export function prerendered(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.2, light: [60, 40], pane: 108 });
  const page = (x: number, y: number, scale: number, level: number, lit: boolean) =>
    b.moved(
      x,
      y,
      `<g transform="matrix(${(scale * 0.9).toFixed(2)} ${(scale * -0.2).toFixed(2)} 0 ${scale} 0 0)">`,
      lit ? b.glow(170, 210, 330, 0.55) : '',
      b.browser(
        330,
        410,
        { level },
        lit ? b.lit(20, 60, 290, 150) : b.pane(20, 60, 290, 150, level),
        b.text(20, 236, [200, 260, 230], { step: 22, height: 8 }),
        b.pane(20, 312, 138, 78, level * 0.8),
        b.pane(172, 312, 138, 78, level * 0.8),
      ),
      '</g>',
    );
  return b.scene(
    b.at(70, 380, b.server(0, 0, 220, 400, 7, { level: 0.6 }), b.lit(10, 64, 200, 46)),
    b.ray('M285 480C360 450 380 530 460 490S600 440 680 450', 3),
    page(316, 450, 0.62, 0.35, false),
    page(452, 460, 0.8, 0.5, false),
    page(634, 466, 1.02, 0.8, true),
  );
}
