import { bars } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, path, polygon } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, DOWN, stops } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';
import { tick } from '../vocabulary/signs.ts';

/** A flight of glass steps towards an open door, lighter and lighter. */
export function stairs(): string {
  const s = new Stage('right');
  const stair = new Space([96, 500], [0.98, -0.06], [-0.46, 0.36]);
  const [run, rise, deep, count] = [60, 42, 124, 6];
  const blocks = bars(0, count - 1, count - 1).map((step) => {
    const height = (step + 1) * rise;
    const lit = step === count - 1 ? ('mint' as const) : undefined;
    const face =
      [
        boxes(14, 12, 30, 4, 14, 21, 22, 4),
        boxes(14, 24, 7, 10, 25, 18, 7, 16, 36, 11, 7, 23),
        tick(16, 22, 24),
        boxes(14, 12, 30, 22),
        boxes(14, 12, 30, 4, 14, 21, 30, 4, 14, 30, 18, 4),
        '',
      ][step] ?? '';
    const sign = step === 2 || step === 3 ? s.wire(face, { width: 2.4, opacity: 0.8 }) : s.words(face, 0.7);
    return (
      stair.block(s, [step * run, 0, 0], [run, deep, height], {
        level: 0.12 + step * 0.16,
        lit,
        backing: 0.9,
      }) + stair.facing([step * run, deep, height], sign)
    );
  });
  const [landX, landZ] = [(count - 1) * run, count * rise];
  const [foot, head] = [stair.at(landX + 6, 20, landZ), stair.at(landX + run - 2, 20, landZ + 148)];
  const door = box(foot[0], head[1], head[0] - foot[0], foot[1] - head[1]);
  const on = (step: number, y: number) => stair.at((step + 0.5) * run, y, (step + 1) * rise);
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'formation-detail',
      lean: -0.42,
      tile: [84, 92],
      sun: [430, 60],
      reach: 560,
      from: 0.12,
      to: 0.66,
      dusk: 0.4,
      calm: [0.3, 0.6],
      floor: 0.72,
    }),
    s.glow(420, 90, 260, '#F4FFDC', 0.6),
    path(
      polygon([
        [head[0] + 4, head[1]],
        [head[0] + 4, foot[1]],
        [-60, 700],
        [-200, 560],
        [foot[0], head[1]],
      ]),
      { fill: s.definitions.linear(stops('#F6FFE0 .4', `${MINT} .1`, `${MINT} 0`), [1, 0, 0, 1]) },
    ),
    path(door, { fill: s.along(DOWN, '#FDFFEA', '#E8FA9A', LIME) }),
    s.iron(door, 6),
    path(
      polygon([
        [foot[0], head[1]],
        [foot[0] - 30, head[1] + 12],
        [foot[0] - 30, foot[1] + 16],
        [foot[0], foot[1]],
      ]),
      { fill: s.paint('#8FDDB8', '#12503A'), stroke: IRON, 'stroke-width': 4 },
    ),
    ...blocks,
    silhouette('tablet', on(2, 74), 1.36),
    silhouette('coat', on(4, 60), 1.18),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .3', `${MINT} .05`, `${MINT} 0`), [0.86, 0.08], 0.6)),
  );
}
