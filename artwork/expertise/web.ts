import { bar } from '../glass.ts';
import { MINT } from '../palette.ts';
import { path } from '../svg.ts';
import type { Studio } from './studio.ts';

/** Three browser windows one behind the other; the page of the first is lit. */
export function web(s: Studio): string {
  const back = s.at(302, 128, s.sheet(0, 0, 250, 168, { strength: 0.55 }), s.titleBar(0, 0, 250));
  const middle = s.at(
    230,
    138,
    s.ground(0, 0, 262, 176, 0.35),
    s.sheet(0, 0, 262, 176, { strength: 0.75 }),
    s.titleBar(0, 0, 262),
    s.pane(192, 34, 56, 128, 0.5),
  );
  const front = s.at(
    136,
    148,
    s.ground(0, 0, 290, 186, 0.7),
    s.sheet(0, 0, 290, 186),
    s.titleBar(0, 0, 290),
    s.text(18, 42, [58, 44, 66, 36], { step: 14 }),
    s.pane(18, 106, 66, 16, 1, 8),
    s.glow(196, 84, 120, MINT, 0.45),
    s.lit(104, 38, 170, 84),
    path(`${bar([161, 38], [161, 122], 2)}${bar([217, 38], [217, 122], 2)}${bar([104, 84], [274, 84], 2)}`, {
      fill: '#17543C',
      'fill-opacity': '.75',
    }),
    s.pane(18, 138, 78, 32, 0.6),
    s.pane(107, 138, 78, 32, 0.75),
    s.pane(196, 138, 78, 32, 0.9),
  );
  return back + middle + front;
}
