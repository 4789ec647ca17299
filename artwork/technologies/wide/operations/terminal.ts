import { rect } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Bash: a window of text, and small tools that pass it on to each other. */
export function terminal(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: 0.05, light: [1180, 40], pane: 114 });
  const lines: readonly (readonly [prompt: boolean, widths: readonly number[]])[] = [
    [true, [120, 60, 90]],
    [false, [260]],
    [false, [210]],
    [false, [300]],
    [true, [80, 150, 24, 110]],
    [false, [180]],
    [false, [340]],
    [true, [60]],
  ];
  const drawn = lines.map(([prompt, widths], row) => {
    const y = 74 + row * 48;
    let x = prompt ? 84 : 36;
    const words = widths.map((width, index) => {
      const word = rect(x, y, width, 14, {
        rx: 2,
        fill: prompt && index === 0 ? b.tint.colour : b.tint.pale,
        'fill-opacity': prompt ? '.95' : '.5',
      });
      x += width + 18;
      return word;
    });
    const cursor =
      row === lines.length - 1
        ? b.glow(x + 12, y + 6, 60, 0.8) + rect(x, y - 8, 20, 30, { fill: b.tint.white })
        : '';
    return (
      (prompt ? b.wire(`M38 ${y - 4}l16 11-16 11`, { width: 5, opacity: 1, colour: b.tint.colour }) : '') +
      words.join('') +
      cursor
    );
  });
  const tool = (x: number, y: number, w: number, bars: readonly number[]) =>
    b.moved(
      x,
      y,
      b.sheet(0, 0, w, 150, { level: 0.7 }, 0.92),
      ...bars.map((width, row) =>
        rect(20, 24 + row * 22, width, 10, { fill: b.tint.pale, 'fill-opacity': 0.4 + row * 0.1 }),
      ),
    );
  return b.scene(
    b.glow(600, 380, 460, 0.4),
    b.at(310, 90, b.browser(720, 470, { level: 0.35 }, ...drawn)),
    b.ray('M300 716H390M588 716H678M850 716H938', 5),
    tool(96, 640, 204, [150, 60, 120, 90, 140]),
    tool(390, 640, 198, [150, 120, 140]),
    tool(678, 640, 172, [120, 140, 150].reverse()),
    b.moved(
      938,
      640,
      b.lit(0, 0, 166, 150, 'colour', 5),
      b.text(24, 40, [118, 118, 118], { step: 32, height: 12, onLit: true }),
    ),
  );
}
