import { IRON } from '../../../palette.ts';
import { circle, path, rect } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Appium and Selenium: one scenario played on every screen. */
export function devices(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.07, light: [1120, 0], pane: 116 });
  const page = (w: number, h: number, top: number) =>
    b.lit(w * 0.08, top, w * 0.84, h * 0.22) +
    b.pane(w * 0.08, top + h * 0.27, w * 0.4, h * 0.2, 0.7) +
    b.pane(w * 0.52, top + h * 0.27, w * 0.4, h * 0.2, 0.7) +
    b.lit(w * 0.08, top + h * 0.53, w * 0.44, h * 0.09, 'accent', 8);
  const pointer = (x: number, y: number) => {
    const d = `M${x} ${y}l0 62 16-14 12 26 12-6-12-25 20-2z`;
    return (
      b.glow(x, y, 70, 0.8, b.tint.accent) +
      circle(x, y, 26, { fill: 'none', stroke: b.tint.white, 'stroke-width': 3, 'stroke-opacity': '.7' }) +
      path(d, { fill: '#FFFFFF', stroke: IRON, 'stroke-width': 3 })
    );
  };
  const verdict = (x: number, y: number) =>
    b.glow(x, y, 80, 0.6) +
    circle(x, y, 30, { fill: b.tint.colour, stroke: b.tint.white, 'stroke-width': 4 }) +
    b.check(x, y, 36, '#FFFFFF');
  return b.scene(
    b.glow(620, 500, 460, 0.4),
    b.ray('M600 214C600 270 420 250 400 330M600 214V330M600 214C600 270 960 250 1000 330', 4),
    b.moved(
      520,
      120,
      b.lit(0, 0, 160, 94, 'colour', 10),
      b.text(26, 26, [108, 80, 96], { step: 20, height: 8, onLit: true }),
    ),
    b.moved(96, 330, b.browser(490, 400, { level: 0.8 }, page(490, 430, 62))),
    b.moved(640, 330, b.sheet(0, 0, 230, 400, { level: 0.8, radius: 16 }, 0.92), page(230, 420, 34)),
    b.moved(
      924,
      330,
      b.sheet(0, 0, 190, 400, { level: 0.8, radius: 30 }, 0.92),
      rect(66, 15, 58, 9, { rx: 5, fill: b.tint.pale, 'fill-opacity': '.6' }),
      page(190, 430, 46),
    ),
    pointer(240, 640),
    pointer(700, 602),
    pointer(970, 618),
    verdict(586, 730),
    verdict(870, 730),
    verdict(1104, 726),
  );
}
