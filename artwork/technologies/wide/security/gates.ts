import { IRON, shade } from '../../../palette.ts';
import { circle, number, path } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Entra ID: one key; each gate asks its question, and behind the last one all the applications stand open. */
export function gates(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: 0.06, light: [1140, 60], pane: 112 });
  const gate = (x: number, rx: number, ry: number, level: number) => {
    const ring = (grow: number) =>
      `M${x - rx * grow} 420a${rx * grow} ${ry * grow} 0 1 1 ${rx * grow * 2} 0a${rx * grow} ${ry * grow} 0 1 1 ${-rx * grow * 2} 0z`;
    const leads = times(10, (index) => {
      const turn = (index / 10) * Math.PI * 2;
      const at = (grow: number) =>
        `${number(x + Math.cos(turn) * rx * grow)} ${number(420 + Math.sin(turn) * ry * grow)}`;
      return `M${at(0.74)}L${at(1)}`;
    });
    return (
      path(`${ring(1)}${ring(0.74)}`, {
        'fill-rule': 'evenodd',
        fill: shade(b.tint.ramp, level),
        'fill-opacity': '.85',
      }) +
      path(`${ring(1)}${ring(0.74)}${leads.join('')}`, { fill: 'none', stroke: IRON, 'stroke-width': 5 }) +
      path(ring(1.02), { fill: 'none', stroke: b.tint.pale, 'stroke-width': 2, 'stroke-opacity': '.7' })
    );
  };
  const apps = times(9, (index) => {
    const [x, y] = [858 + (index % 3) * 102, 270 + Math.floor(index / 3) * 102];
    return index === 4
      ? b.glow(x + 44, y + 44, 110, 0.8) + b.lit(x, y, 88, 88, 'colour', 14)
      : index % 2
        ? b.lit(x, y, 88, 88, 'accent', 14)
        : b.lit(x, y, 88, 88, 'colour', 14);
  });
  return b.scene(
    b.glow(980, 420, 340, 0.5),
    ...[0, 1, 2].map((index) =>
      gate(400 + index * 150, 66 + index * 4, 190 + index * 18, 0.44 + index * 0.14),
    ),
    b.ray('M250 420H850', 6),
    ...[0, 1, 2].map((index) => {
      const x = 400 + index * 150;
      return (
        b.glow(x, 420, 70, 0.7) +
        circle(x, 420, 24, { fill: b.tint.colour, stroke: b.tint.white, 'stroke-width': 4 }) +
        b.check(x, 420, 28, '#FFFFFF')
      );
    }),
    b.glow(168, 420, 150, 0.5),
    b.glass(`M92 420l38-66h76l38 66-38 66h-76z`, { lit: 'colour' }, 0.9),
    b.wire('M92 420h152M130 354l76 132M206 354l-76 132', { colour: IRON, opacity: 0.5, width: 4 }),
    b.glass('M142 420l13-23h26l13 23-13 23h-26z', { level: 0.2 }, 1),
    b.sheet(836, 246, 332, 346, { level: 0.4, radius: 16 }, 0.6),
    ...apps,
  );
}
