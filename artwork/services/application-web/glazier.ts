import { bar } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { HALL, IRON, LIME, MINT, shade } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { box, circle, group, path, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, DOWN, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { falling } from '../vocabulary/places.ts';
import { ironWork, ladder } from '../vocabulary/rooms.ts';

/** Cells of a page laid out as a stained-glass window: left, top, width, height. */
const PAGE = [
  [40, 78, 300, 150],
  [340, 78, 200, 66],
  [340, 144, 200, 84],
  [40, 228, 120, 112],
  [160, 228, 180, 112],
  [340, 228, 110, 112],
  [450, 228, 90, 112],
  [40, 340, 300, 60],
  [40, 400, 120, 130],
  [160, 400, 180, 130],
  [340, 340, 200, 190],
  [40, 530, 300, 90],
  [340, 530, 200, 90],
] as const;

/** The cell that waits for its pane. */
const OPEN = 5;

/** From inside, at noon: somebody sets a pane into a window that is a page. */
export function glazier(): string {
  const s = new Stage('left');
  const random = seeded('application-web-detail');
  const light = falling([150, 90], 560, 0.34, 0.72);
  const glass = PAGE.map(([x, y, width, height], index) => {
    const level = light([x + width / 2, y + height / 2]) + (random() - 0.5) * 0.14;
    return rect(x, y, width, height, { fill: index === OPEN ? '#FBFFF2' : shade(HALL, level) });
  });
  const frame = PAGE.map(([x, y, width, height]) => edges(x, y, width, height, 5)).join('');
  const etched =
    boxes(62, 104, 150, 12, 62, 130, 190, 7, 62, 148, 164, 7, 62, 358, 180, 6, 62, 374, 230, 6) +
    boxes(360, 96, 96, 7, 360, 112, 130, 5, 178, 502, 90, 6, 56, 502, 60, 6);
  const plank = 486;
  const poles =
    boxes(132, 396, 5, 204, 408, 396, 5, 204) +
    boxes(116, plank, 318, 9) +
    bar([134, 590], [411, plank + 8], 3);
  const rail = boxes(40, 44, 500, 34);
  const dots = [66, 84, 102].map((x) => circle(x, 61, 4.6, { fill: MINT }));
  return s.finish(
    TALL,
    s.veil(TALL, s.paint('#1E6A50', '#0F3A2B', '#0A1C15')),
    ...glass,
    path(etched, { fill: '#0B3326', 'fill-opacity': '.5' }),
    s.window(356, 362, 120, 34, 1, 1, 'mint'),
    s.leads(frame, 20),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .75', `${MINT} .2`, `${MINT} 0`), [0.28, 0.14], 0.8)),
    path(rail, { fill: IRON }),
    rect(130, 54, 190, 14, { rx: 7, fill: MINT, 'fill-opacity': '.22' }),
    ...dots,
    path(box(40, 42, 500, 2), { fill: MINT, 'fill-opacity': '.6' }),
    ironWork(ladder([66, 612], [148, 380], 40, 9, 4.5) + poles),
    silhouette('talking', [262, plank], 2.34),
    s.glow(362, 312, 110, LIME, 0.6),
    group({ transform: 'translate(312 268) rotate(-5)' }, s.lit(0, 0, 100, 100, 'lime')),
    s.veil(TALL, s.along(DOWN, `${IRON} 0`, `${IRON} 0`, `${IRON} .6`)),
  );
}

function edges(x: number, y: number, width: number, height: number, thick: number): string {
  const [right, bottom] = [x + width, y + height];
  return (
    bar([x, y], [right, y], thick) +
    bar([x, bottom], [right, bottom], thick) +
    bar([x, y], [x, bottom], thick) +
    bar([right, y], [right, bottom], thick)
  );
}
