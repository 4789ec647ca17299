import { bar } from '../../glass.ts';
import { IRON, LIME } from '../../palette.ts';
import { box, group, path } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { castShadow, plaster } from '../vocabulary/rooms.ts';
import { browser, phone } from '../vocabulary/screens.ts';
import { button } from '../vocabulary/signs.ts';

/** From the sketch to the frame to the finished page, on its screen and on a phone. */
export function stages(): string {
  const s = new Daylight('right');
  const sketch = [
    s.wire(boxes(14, 16, 112, 66, 14, 92, 52, 42, 74, 92, 52, 42), { dash: '5 4', opacity: 0.8 }),
    s.wire('M14 16l112 66M126 16L14 82', { width: 0.9, opacity: 0.5 }),
    s.words(boxes(14, 146, 80, 4, 14, 157, 54, 4), 0.45),
  ];
  const easel =
    bar([45, 414], [85, 176], 5) +
    bar([157, 414], [115, 176], 5) +
    bar([100, 404], [100, 168], 4) +
    bar([39, 368], [163, 368], 7);
  const half = [
    s.pane(10, 30, 88, 70, 0.9),
    s.pane(104, 30, 56, 32, 0.5),
    s.wire(boxes(104, 68, 56, 32, 10, 106, 46, 46, 62, 106, 46, 46, 114, 106, 46, 46), {
      dash: '5 4',
      opacity: 0.7,
    }),
  ];
  const done = [
    s.window(12, 32, 152, 96, 3, 2, 'mint'),
    s.text(176, 38, [58, 44, 62, 34], { step: 15, height: 5 }),
    s.pane(12, 140, 72, 62, 0.6),
    s.pane(92, 140, 72, 62, 0.8),
    s.pane(172, 106, 68, 96, 1),
  ];
  const pocket = [
    s.window(14, 30, 64, 56, 2, 2, 'mint'),
    s.text(16, 96, [56, 42], { step: 10 }),
    button(s, 18, 118, 56, 16, 'lime'),
    s.pane(14, 142, 30, 26, 0.8),
    s.pane(48, 142, 30, 26, 0.6),
  ];
  const trestle =
    boxes(184, 356, 178, 7) +
    bar([202, 360], [192, 408], 4) +
    bar([202, 360], [216, 408], 4) +
    bar([334, 360], [322, 408], 4) +
    bar([334, 360], [346, 408], 4);
  return s.finish(
    WIDE,
    plaster(s, WIDE, { floor: 388, patch: [30, 20, 46] }),
    castShadow(s, [39, 412], [161, 412], [-40, 44], 0.4),
    path(easel, { fill: IRON }),
    moved(
      30,
      190,
      s.shade(box(-8, 8, 140, 174), 0.5),
      s.ground(0, 0, 140, 174, 1),
      s.sheet(0, 0, 140, 174),
      ...sketch,
    ),
    castShadow(s, [188, 408], [352, 408], [-40, 44], 0.4),
    path(trestle, { fill: IRON }),
    moved(188, 194, s.shade(box(-8, 8, 170, 152), 0.5), browser(s, 170, 162, ...half)),
    s.wire('M262 176Q300 116 352 150', { width: 2, dash: '3 6', opacity: 0.8 }),
    group(
      { transform: 'translate(284 108) rotate(12)' },
      s.glow(26, 26, 80, LIME, 0.8),
      s.lit(0, 0, 52, 52, 'lime'),
    ),
    castShadow(s, [352, 408], [618, 408], [-50, 60], 0.5),
    moved(344, 176, s.shade(box(-12, 10, 252, 218), 0.5)),
    path(boxes(364, 392, 8, 18, 568, 392, 8, 18), { fill: IRON }),
    moved(344, 176, browser(s, 252, 218, ...done)),
    moved(540, 234, s.shade('M-8 14H82V184H-8Z', 0.6), phone(s, 92, 180, ...pocket)),
  );
}
