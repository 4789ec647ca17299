import { IRON, LIME, MINT } from '../../palette.ts';
import { group, path } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { deskLamp, pool } from '../vocabulary/furniture.ts';
import { glassWall, shafts } from '../vocabulary/places.ts';
import { ironWork } from '../vocabulary/rooms.ts';
import { browser, calendar, columns, ledger } from '../vocabulary/screens.ts';
import { TOOLS } from '../vocabulary/tools.ts';

/** A workshop: tools of glass on the wall, and on the bench the window that they are used for. */
export function bench(): string {
  const s = new Stage('left');
  const bench = 440;
  const hung = (name: keyof typeof TOOLS, x: number, y: number, size: number, lit = false) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})`, 'fill-rule': 'evenodd' },
      s.wire('M0-10V4', { width: 2.4, opacity: 0.9 }),
      lit
        ? s.glow(0, 60, 100, MINT, 0.5) + s.litGlass(TOOLS[name])
        : s.glass(TOOLS[name], { backing: 0.2, strength: 1.25 }),
    );
  const rail = boxes(176, 92, 448, 5);
  const work = new Space([286, 252], [0.985, 0], [-0.3, 0.3], [-0.03, -1]);
  const page = [
    moved(12, 32, calendar(s, 96, 88, { columns: 4, rows: 3, lit: [[6, 'mint']] })),
    moved(120, 32, ledger(s, 128, 88, { rows: 4, columns: [0, 0.5, 0.78], litRow: 1 })),
    s.recess(12, 130, 236, 50),
    columns(s, 22, 176, 120, [14, 22, 18, 30, 36]),
    s.wire('M166 130h66v50h-66z', { dash: '5 4', opacity: 0.8 }),
  ];
  const drawers = [0, 1, 2].map((index) => {
    const x = 226 + index * 116;
    return s.pane(x, bench + 34, 104, 46, 0.32) + s.wire(`M${x + 40} ${bench + 57}h24`, { width: 3 });
  });
  const vice = boxes(
    196,
    bench - 46,
    14,
    46,
    236,
    bench - 38,
    12,
    38,
    184,
    bench - 12,
    80,
    12,
    164,
    bench - 29,
    30,
    5,
    162,
    bench - 42,
    5,
    30,
  );
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'logiciel-metier',
      lean: 0,
      tile: [80, 124],
      sun: [250, 40],
      reach: 560,
      from: 0.12,
      to: 0.58,
      calm: [0.66, 0.6],
      dusk: 0.66,
      floor: 0.62,
    }),
    shafts(s, HERO, 300, [150, 230], [270, 320]),
    path(rail, { fill: IRON }),
    s.wire('M176 92h448', { width: 1, opacity: 0.7 }),
    hung('hammer', 226, 106, 0.9),
    hung('square', 290, 106, 0.92),
    hung('compass', 424, 106, 0.94, true),
    hung('wrench', 498, 106, 0.9),
    hung('brush', 556, 106, 0.86),
    hung('key', 604, 106, 0.9),
    s.glow(420, 350, 190, LIME, 0.2),
    work.facing([0, 0, 0], browser(s, 260, 190, ...page)),
    group(
      { transform: 'rotate(-13 452 420)' },
      s.lit(420, 366, 66, 50, 'lime'),
      s.marks(boxes(430, 378, 30, 4, 430, 388, 44, 4, 430, 398, 22, 4)),
    ),
    deskLamp(s, 592, bench, 1.36, -1, 150),
    ironWork(vice, '#EFFFF6'),
    s.lit(212, bench - 92, 22, 82, 'mint'),
    path(boxes(150, bench, 500, 16), { fill: s.paint('#2F6B55', '#173F31', '#0B2219') }),
    s.wire(`M150 ${bench}h500`, { width: 1.6, opacity: 0.8 }),
    path(boxes(172, bench + 16, 468, 120), { fill: '#081710' }),
    ...drawers,
    path(boxes(172, bench + 16, 12, 120), { fill: '#173F31' }),
    pool(s, 400, bench + 6, 220, 26, '#F6FFCB', 0.3),
  );
}
