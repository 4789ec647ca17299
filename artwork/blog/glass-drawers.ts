import { IRON, LIME, MINT } from '../palette.ts';
import { seeded } from '../random.ts';
import type { Lit } from '../services/studio/shorthand.ts';
import { boxes } from '../services/studio/shorthand.ts';
import { Space } from '../services/studio/space.ts';
import { Stage } from '../services/studio/stage.ts';
import { pool } from '../services/vocabulary/furniture.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { box, circle, path, polyline } from '../svg.ts';
import { ARTICLE } from './frame.ts';

const [COLUMNS, ROWS] = [7, 4];
const [WIDE, HIGH] = [58, 58];

/** Drawers with the light on inside: column, row, colour. */
const LIT: readonly (readonly [number, number, Lit])[] = [
  [0, 2, 'mint'],
  [1, 0, 'mint'],
  [4, 1, 'mint'],
  [5, 3, 'mint'],
  [6, 0, 'mint'],
];
/** The drawer that stands open. */
const OPEN = { column: 2, row: 2 };

/** Night: a cabinet of glass drawers; those that hold something about people are lit, and one is open. */
export function glassDrawers(): string {
  const s = new Stage('left');
  const random = seeded('rgpd');
  const room = new Space([156, 262], [0.965, 0.09], [-0.5, 0.36]);
  const [width, height, depth] = [COLUMNS * WIDE + 12, ROWS * HIGH + 12, 90];
  const drawer = (column: number, row: number) => {
    const [x, y] = [8 + column * WIDE, 8 + row * HIGH];
    const colour = LIT.find(([c, r]) => c === column && r === row)?.[2];
    if (column === OPEN.column && row === OPEN.row) return s.recess(x, y, WIDE - 4, HIGH - 4);
    const label = box(x + 12, y + 12, WIDE - 28, 9);
    const knob = circle(x + WIDE / 2 - 2, y + 36, 4.6, {
      fill: colour ? IRON : s.line,
      'fill-opacity': '.8',
    });
    return colour
      ? s.lit(x, y, WIDE - 4, HIGH - 4, colour) + s.marks(label, 0.5) + knob
      : s.pane(x, y, WIDE - 4, HIGH - 4, 0.45 + random() * 0.75) + s.words(label, 0.28) + knob;
  };
  const all = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    drawer(index % COLUMNS, Math.floor(index / COLUMNS)),
  );
  const halos = LIT.map(([column, row]) => {
    const [x, y] = room.at(8 + (column + 0.5) * WIDE, depth, height - 8 - (row + 0.5) * HIGH);
    return s.glow(x, y, 62, MINT, 0.4);
  });
  const [x, z] = [8 + OPEN.column * WIDE, height - 8 - (OPEN.row + 1) * HIGH + 6];
  const pulled = 96;
  const files = [20, 42, 64, 84].map((y, index) =>
    room.facing(
      [x + 5, depth + y - 8, z + 74 - index * 3],
      s.lit(0, 0, WIDE - 14, 58, index === 2 ? 'lime' : 'mint'),
      s.marks(boxes(8, 9, 20, 5, 8, 20, 28, 3.4, 8, 28, 22, 3.4), 0.6),
    ),
  );
  const [glowX, glowY] = room.at(x + WIDE / 2, depth + 50, z + 50);
  const front = room.facing(
    [x, depth + pulled, z + HIGH - 8],
    s.lit(0, 0, WIDE - 4, HIGH - 8, 'lime'),
    s.marks(box(12, 10, WIDE - 28, 8), 0.55),
    circle(WIDE / 2 - 2, 32, 5, { fill: IRON }),
  );
  const side = path(
    room.outline(
      x + WIDE - 4,
      depth,
      z + HIGH - 8,
      x + WIDE - 4,
      depth + pulled,
      z + HIGH - 8,
      x + WIDE - 4,
      depth + pulled,
      z,
      x + WIDE - 4,
      depth,
      z,
    ),
    { fill: '#5DBE97', 'fill-opacity': '.55', stroke: MINT, 'stroke-width': 1 },
  );
  const foot = room.at(width / 2, depth + 40);
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'rgpd-pour-une-petite-entreprise',
      lean: 0.09,
      tile: [92, 108],
      sun: [60, 20],
      reach: 520,
      from: 0.12,
      to: 0.5,
      calm: [0.6, 0.5],
      dusk: 0.55,
      floor: 0.6,
    }),
    pool(s, foot[0], foot[1], 330, 60, MINT, 0.3),
    room.block(s, [0, 0, 0], [width, depth, height], { level: 0.3, backing: 0.95 }),
    room.facing(
      [0, depth, height],
      path(box(0, 0, width, height), { fill: s.paint('#173F31', IRON) }),
      ...all,
    ),
    ...halos,
    s.glow(glowX, glowY, 130, LIME, 0.5),
    ...files,
    side,
    front,
    s.wire(polyline([room.at(0, depth, height), room.at(width, depth, height)]), { width: 2, opacity: 0.8 }),
  );
}
