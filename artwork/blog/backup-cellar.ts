import { bar } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { HALL, INK, IRON, LIME, MINT, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { boxes, corners, DOWN } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { pool } from '../services/vocabulary/furniture.ts';
import { box, group, number, path, polygon, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';

const STEPS = 8;
const [RUN, RISE] = [30, 25];
const [FOOT_X, FOOT_Y] = [376, 334];

/** Underground: shelves of copies in a vaulted cellar; one of them is carried back up to the daylight. */
export function backupCellar(): string {
  const s = new Stage('right');
  const random = seeded('des-sauvegardes');
  const shelves = [128, 196, 264, 332];
  const panes = shelves.flatMap((y, shelf) =>
    Array.from({ length: 11 }, (_, slot) => {
      if (shelf === 2 && slot === 7) return '';
      const [x, lean, tall] = [34 + slot * 27, (random() - 0.5) * 9, 44 + random() * 8];
      const near = 0.3 + 0.055 * slot + (random() - 0.5) * 0.2;
      return path(polygon(corners(x, y, x + 19, y, x + 19 + lean, y - tall, x + lean, y - tall)), {
        fill: shade(HALL, near),
        stroke: '#BFF0D6',
        'stroke-opacity': '.45',
      });
    }),
  );
  const gap = s.wire(box(223, 216, 20, 48), { dash: '4 4', opacity: 0.9, colour: LIME });
  const brick = (y: number, index: number) =>
    `M0 ${y}H640${Array.from({ length: 11 }, (_, at) => `M${at * 64 + (index % 2) * 32} ${y}v26`).join('')}`;
  const steps = Array.from({ length: STEPS }, (_, index) => {
    const [x, y] = [FOOT_X + index * RUN, FOOT_Y - (index + 1) * RISE];
    return (
      path(box(x, y, 640 - x, RISE), { fill: shade(HALL, 0.2 + 0.045 * index) }) +
      path(box(x - 3, y, RUN + 3, 5), { fill: shade(HALL, 0.6 + 0.05 * index) })
    );
  });
  const vault = (x: number, wide: number) =>
    `M${x - wide / 2} 110V92C${x - wide / 2} ${number(-10)} ${x + wide / 2} ${number(-10)} ${x + wide / 2} 92V110`;
  const [walkerX, walkerY] = [FOOT_X + 4.45 * RUN, FOOT_Y - 5 * RISE];
  return s.finish(
    ARTICLE,
    rect(0, 0, 640, 360, { fill: s.paint('#2B6B53', '#123A2C', '#081710') }),
    s.wire([8, 34, 60, 86, 112, 138, 164, 190, 216, 242, 268, 294].map(brick).join(''), {
      colour: IRON,
      width: 1.6,
      opacity: 0.35,
    }),
    path(`${vault(182, 330)}V360H17z`, { fill: '#06110C', 'fill-opacity': '.55' }),
    s.iron(vault(182, 330), 12),
    s.wire('M17 92C17-10 347-10 347 92', { width: 1.4, opacity: 0.35 }),
    rect(0, FOOT_Y, 640, 30, { fill: s.along(DOWN, '#143B2D', '#081710') }),
    rect(548, -4, 100, 140, { fill: s.along(DOWN, '#FDFFF0', '#F3FBD0', '#BFF0D6') }),
    s.leads(boxes(544, -4, 8, 140, 595, -4, 3, 138, 544, 40, 100, 3, 544, 88, 100, 3), 10),
    s.glow(590, 70, 250, '#F4FFDC', 0.6),
    path(polygon(corners(548, 10, 640, 120, 420, 366, 120, 366)), {
      fill: s.paint('#F4FFDC .34', '#BFF0D6 .1', '#BFF0D6 0'),
    }),
    ...steps,
    path(
      bar([FOOT_X + 2, FOOT_Y - 84], [FOOT_X + STEPS * RUN, FOOT_Y - 84 - STEPS * RISE], 4) +
        [0, 2, 4, 6]
          .map((at) =>
            bar(
              [FOOT_X + 12 + at * RUN, FOOT_Y - 8 - at * RISE],
              [FOOT_X + 12 + at * RUN, FOOT_Y - 92 - at * RISE],
              3,
            ),
          )
          .join(''),
      { fill: IRON },
    ),
    ...panes,
    gap,
    s.glow(233, 240, 50, LIME, 0.3),
    path(
      [
        ...shelves.map((y) => box(24, y, 316, 7)),
        boxes(20, 66, 7, 290, 337, 66, 7, 290, 180, 76, 4, 280),
      ].join(''),
      { fill: IRON },
    ),
    s.wire(shelves.map((y) => `M28 ${y}h308`).join(''), { width: 1.2, opacity: 0.55, colour: MINT }),
    pool(s, 420, 340, 130, 22, '#F4FFDC', 0.3),
    silhouette('coat', [walkerX, walkerY + 2], 1.12),
    path(
      bar([walkerX - 9, walkerY - 88], [walkerX - 13, walkerY - 126], 7, 5) +
        bar([walkerX + 9, walkerY - 88], [walkerX + 15, walkerY - 128], 7, 5),
      { fill: INK },
    ),
    s.glow(walkerX + 1, walkerY - 152, 110, LIME, 0.75),
    group(
      { transform: `rotate(-9 ${number(walkerX)} ${number(walkerY - 152)})` },
      s.lit(walkerX - 28, walkerY - 182, 58, 58, 'lime'),
      s.marks(
        boxes(
          walkerX - 18,
          walkerY - 170,
          22,
          6,
          walkerX - 18,
          walkerY - 156,
          38,
          4,
          walkerX - 18,
          walkerY - 146,
          30,
          4,
        ),
        0.6,
      ),
    ),
  );
}
