import { LIME, MINT } from '../../palette.ts';
import { box, group, number } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { leaning } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall, shafts } from '../vocabulary/places.ts';
import { reflection } from '../vocabulary/rooms.ts';
import { browser, textWidths } from '../vocabulary/screens.ts';

/** A browser window being glazed: the last panes arrive with the light. */
export function glazing(): string {
  const s = new Stage('right');
  const room = leaning(140, 208);
  const [cell, height] = [76, 70];
  const place = (column: number, row: number, width = 1, tall = 1) =>
    [10 + column * cell, 30 + row * height, width * cell - 6, tall * height - 6] as const;
  const dim = [
    [3, 2, 0.75],
    [4, 2, 0.9],
    [0, 3, 0.4],
    [1, 3, 0.5],
    [2, 3, 0.6],
    [3, 3, 0.7],
    [4, 3, 0.8],
  ] as const;
  const open = [place(3, 0), place(4, 0), place(4, 1)].map((at) => box(...at)).join('');
  const page = [
    s.window(...place(0, 0, 3, 2), 3, 2),
    s.pane(...place(3, 1), 1),
    s.recess(...place(0, 2, 3)),
    s.text(24, 188, textWidths(180, 3), { step: 15, height: 5 }),
    ...dim.map(([column, row, level]) => s.pane(...place(column, row), level)),
    s.shade(open, 0.55),
    s.wire(open, { dash: '6 5', opacity: 0.8 }),
  ];
  const arriving: readonly (readonly [
    x: number,
    y: number,
    turn: number,
    size: number,
    look: number | Lit,
  ])[] = [
    [448, 30, 38, 0.42, 0.3],
    [500, 66, 30, 0.56, 0.5],
    [604, 92, -22, 0.72, 0.6],
    [532, 146, 9, 0.96, 'lime'],
  ];
  const flying = arriving.map(([x, y, turn, size, look]) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${number(size)})` },
      look === 'lime'
        ? s.glow(0, 0, 120, LIME, 0.5) + s.lit(-35, -32, 70, 64, 'lime')
        : s.ground(-35, -32, 70, 64, 0.5) +
            s.sheet(-35, -32, 70, 64) +
            s.pane(-35, -32, 70, 64, Number(look)),
    ),
  );
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'application-web',
      sun: [640, -20],
      reach: 680,
      calm: [0.52, 0.6],
      floor: 0.7,
    }),
    shafts(s, HERO, -330, [420, 490], [560, 700]),
    reflection(s, [140, 528], [516, 460], 60, 0.1),
    room.facing([0, 0, 0], s.glow(190, 150, 260, MINT, 0.3), browser(s, 400, 320, ...page)),
    ...flying,
  );
}
