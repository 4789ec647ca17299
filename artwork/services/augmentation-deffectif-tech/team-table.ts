import { IRON, LIME } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { circle, group, path, rect } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, corners, moved } from '../studio/shorthand.ts';
import { bay } from '../vocabulary/places.ts';
import { PALE, plaster } from '../vocabulary/rooms.ts';
import { curve, textWidths } from '../vocabulary/screens.ts';

/** The team's table from above: seven seats, one of them new, and what each is working on. */
export function teamTable(): string {
  const s = new Daylight('right');
  const seat = (x: number, y: number, turn: number, lit?: Lit) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      s.shade('M-24 4a26 26 0 1 0 52 0a26 26 0 1 0-52 0z', 0.5),
      lit ? s.glow(0, 0, 70, LIME, 0.9) : '',
      lit
        ? s.litGlass(
            'M-24-22a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v36a10 10 0 0 1-10 10h-28a10 10 0 0 1-10-10z',
            lit,
          )
        : s.glass('M-24-22a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v36a10 10 0 0 1-10 10h-28a10 10 0 0 1-10-10z', {
            backing: 0.9,
          }),
      path('M-22-30C-18-42 18-42 22-30L18-26C10-33-10-33-18-26Z', { fill: IRON }),
    );
  const place = (x: number, y: number, turn: number, content: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      s.ground(-42, -30, 84, 56, 0.9),
      s.sheet(-42, -30, 84, 56),
      content,
    );
  const tops = [150, 262, 374, 486].map((x, index) => ({
    x,
    content:
      [
        s.text(-32, -18, textWidths(60, 4), { step: 10 }),
        curve(s, corners(-32, 12, -14, 0, 4, 6, 30, -18)),
        s.pane(-34, -22, 32, 40, 0.8) + s.pane(2, -22, 32, 40, 0.5),
        s.pane(-34, -22, 68, 18, 0.9) + s.text(-34, 4, [60, 44], { step: 9 }),
      ][index] ?? '',
  }));
  const table = rect(96, 148, 448, 184, {
    rx: 18,
    fill: s.paint('#F4FBF4', '#BFE3D0', '#7FBF9F'),
    stroke: IRON,
    'stroke-width': 5,
  });
  const threads =
    [150, 262, 374].map((x) => `M${x} 262V240`).join('') +
    [150, 262, 374, 486].map((x) => `M${x} 218V240`).join('') +
    'M150 240H486';
  return s.finish(
    WIDE,
    plaster(s, WIDE, { patch: [-10, 40, 60] }),
    bay(
      s,
      [
        [-10, -10],
        [650, -10],
        [650, 490],
        [-10, 490],
      ],
      [8, 6],
      {
        light: ([x, y]) => 0.98 - Math.hypot(x - 600, y) / 1500,
        random: seeded('augmentation-process'),
        ramp: PALE,
        variety: 0.12,
      },
      0.9,
    ),
    s.shade('M112 340H560V356H120Z', 0.9),
    ...tops.map(({ x }) => seat(x, 112, 0)),
    ...[150, 262, 374].map((x) => seat(x, 368, 180)),
    table,
    s.wire(threads, { width: 2, opacity: 0.7 }),
    s.wire('M486 240V262', { width: 2.6, colour: '#0F7B55', opacity: 1 }),
    ...tops.map(({ x, content }) => place(x, 188, 0, content)),
    ...[150, 262, 374].map((x, index) => place(x, 292, 180, tops[(index + 2) % 4]?.content ?? '')),
    moved(
      486,
      292,
      s.glow(0, 0, 90, LIME, 0.7),
      s.lit(-42, -28, 84, 56, 'lime'),
      s.marks(boxes(-30, -16, 40, 5, -30, -4, 58, 5, -30, 8, 48, 5)),
    ),
    s.wire('M470 452q-40-10-44-40', { width: 2, dash: '5 5', opacity: 0.8 }),
    seat(496, 398, 172, 'lime'),
    ...[0, 1, 2, 3].map((index) =>
      circle(204 + index * 77, 240, 4, { fill: '#0F7B55', stroke: IRON, 'stroke-width': 1.2 }),
    ),
  );
}
