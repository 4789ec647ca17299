import { bar } from '../glass.ts';
import { IRON, MINT } from '../palette.ts';
import { path, polyline, rect } from '../svg.ts';
import type { Studio } from './studio.ts';

/** An application window and the phone that shows the same lit pane. */
export function mobile(s: Studio): string {
  const window = s.at(
    116,
    146,
    s.ground(0, 0, 318, 184, 0.55),
    s.sheet(0, 0, 318, 184),
    s.titleBar(0, 0, 318),
    rect(0, 20, 62, 164, { fill: IRON, 'fill-opacity': '.3' }),
    s.text(14, 38, [34, 26, 34, 22, 30], { step: 17, height: 5 }),
    s.pane(78, 36, 72, 52, 0.8),
    s.pane(160, 36, 72, 52, 0.8),
    s.pane(78, 98, 154, 70, 0.55),
    path(
      polyline([
        [88, 154],
        [112, 138],
        [134, 146],
        [160, 122],
        [186, 128],
        [222, 110],
      ]),
      {
        fill: 'none',
        stroke: MINT,
        'stroke-width': 2,
      },
    ),
  );
  const phone = s.at(
    376,
    98,
    s.ground(0, 0, 116, 222, 0.82, 18),
    s.sheet(0, 0, 116, 222, { radius: 18 }),
    rect(7, 7, 102, 208, { rx: 12, fill: IRON, 'fill-opacity': '.45' }),
    rect(42, 14, 32, 6, { rx: 3, fill: '#BFF0D6', 'fill-opacity': '.5' }),
    s.glow(58, 76, 92, MINT, 0.5),
    s.lit(17, 32, 82, 84, 'mint', 6),
    path(`${bar([58, 32], [58, 116], 2)}${bar([17, 78], [99, 78], 2)}`, {
      fill: '#17543C',
      'fill-opacity': '.75',
    }),
    s.text(17, 130, [66, 48]),
    s.pane(17, 160, 38, 38, 0.9, 6),
    s.pane(61, 160, 38, 38, 0.7, 6),
  );
  return window + phone;
}
