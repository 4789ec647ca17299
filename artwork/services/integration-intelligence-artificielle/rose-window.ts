import { bars } from '../../glass.ts';
import { LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { box, circle, group, type Point, pair, path, polyline } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { moved } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';
import { paper } from '../vocabulary/screens.ts';
import { node, onCircle, sector } from '../vocabulary/signs.ts';

/** A network as a rose window: what comes in at the left goes out sorted, and lit, at the right. */
export function roseWindow(): string {
  const s = new Stage('above');
  const random = seeded('intelligence');
  const at: Point = [372, 236];
  const petals = 12;
  const turns = bars(0, petals, petals).slice(0, -1);
  const ring = (r: number, offset = 0) => turns.map((index) => onCircle(at, r, (index + offset) / petals));
  const [near, far, eyes] = [ring(90), ring(158), ring(203, 0.5)];
  const paints = ['#0F3A2B', '#17664A', '#2C9A73', '#5DBE97', '#8FDDB8'];
  const tint = (turn: number, spread: number) =>
    paints[Math.min(4, Math.floor((0.5 + 0.5 * Math.cos(turn * 2 * Math.PI)) * 3 + random() * spread))] ??
    MINT;
  const petal = (index: number) => {
    const on = (r: number, share: number) => pair(onCircle(at, r, (index + share) / petals));
    return `M${on(46, -0.36)}L${on(166, -0.44)}C${on(196, -0.42)} ${on(214, -0.2)} ${on(214, 0)}C${on(214, 0.2)} ${on(196, 0.42)} ${on(166, 0.44)}L${on(46, 0.36)}z`;
  };
  const lancets = turns.map((index) => path(petal(index), { fill: tint(index / petals, 1.8) }));
  const inner = turns.map((index) =>
    path(sector(at, 46, 124, (index - 0.42) / petals, (index + 0.42) / petals), {
      fill: tint(index / petals + 0.1, 1.4),
      'fill-opacity': '.55',
    }),
  );
  const wires = near
    .map(
      (from, index) =>
        polyline([at, from]) +
        polyline([far[(index + 1) % petals] ?? at, from, far[index] ?? at]) +
        polyline([from, far[(index + petals - 1) % petals] ?? at]),
    )
    .join('');
  const way: readonly Point[] = [
    [190, 446],
    far[8] ?? at,
    near[8] ?? at,
    at,
    near[4] ?? at,
    far[4] ?? at,
    [524, 440],
  ];
  const loose = [
    [150, 520, -24],
    [196, 486, 14],
    [232, 528, -8],
    [176, 446, 32],
  ] as const;
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'intelligence',
      lean: 0,
      tile: [92, 110],
      sun: [372, 236],
      reach: 420,
      from: 0.06,
      to: 0.3,
      dusk: 0,
      floor: 0.7,
    }),
    s.glow(372, 236, 320, MINT, 0.3),
    circle(...at, 224, { fill: '#06110C' }),
    ...lancets,
    ...inner,
    s.iron(
      `M${at[0] - 124} ${at[1]}a124 124 0 1 0 248 0a124 124 0 1 0-248 0z${turns.map(petal).join('')}`,
      4,
    ),
    ...eyes.map(([x, y], index) => circle(x, y, 13, { fill: tint((index + 0.5) / petals, 2) })),
    s.wire(wires, { width: 1.2, opacity: 0.5 }),
    ...far.map((place) => node(s, place, 10)),
    ...near.map((place) => node(s, place, 14)),
    s.wire(`M${at[0] - 220} ${at[1]}a220 220 0 1 0 440 0a220 220 0 1 0-440 0z`, { width: 2, opacity: 0.7 }),
    s.wire(polyline(way), { width: 3, opacity: 1, colour: '#F4FFF8' }),
    ...[far[8], near[8], near[4], far[4]].map((place) => node(s, place ?? at, 13, 'mint')),
    s.glow(...at, 120, LIME, 0.6),
    node(s, at, 32, 'lime'),
    ...loose.map(([x, y, turn]) =>
      group({ transform: `translate(${x} ${y}) rotate(${turn})` }, moved(-26, -34, paper(s, 52, 68))),
    ),
    pool(s, 530, 548, 120, 26, MINT, 0.4),
    ...[
      [546, 420],
      [518, 430],
      [490, 440],
    ].map(([x = 0, y = 0], index) =>
      moved(
        x,
        y,
        s.shade(box(-6, 6, 78, 100), 0.4),
        paper(s, 78, 100, { lit: index === 2 ? 'mint' : undefined }),
      ),
    ),
    s.wire('M542 516l8 8l14-18', { width: 4, opacity: 1, colour: '#12503A' }),
  );
}
