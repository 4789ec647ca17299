import { IRON } from '../../../palette.ts';
import { circle, path, polygon, rect } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Elasticsearch: one question over all the shards; the nearest answers come first. */
export function search(motif: Motif): string {
  const b = new Bench(motif, { corner: 'se', lean: -0.12, light: [1140, -20], pane: 104 });
  const [cx, cy, r] = [330, 430, 176];
  const shards = times(48, (index) => {
    const [x, y] = [(index % 8) * 82, Math.floor(index / 8) * 74];
    const away = Math.hypot(x + 36 - 250, y + 32 - 246);
    const isHit = [26, 19, 35].includes(index);
    return isHit
      ? b.lit(x, y, 72, 64, index === 26 ? 'colour' : 'accent')
      : b.pane(x, y, 72, 64, Math.max(0.14, 0.9 - away / 330));
  });
  const results = [0.94, 0.78, 0.6, 0.42, 0.28].map((score, index) =>
    b.moved(
      0,
      index * 92,
      b.sheet(0, 0, 380, 78, { level: 0.8 - index * 0.12, lit: index === 0 ? 'colour' : undefined }, 0.92),
      b.text(22, 20, [200 - index * 14, 300 - index * 30], { step: 24, height: 10, onLit: index === 0 }),
      rect(262, 22, 96 * score, 9, { fill: b.tint.accent, 'fill-opacity': index === 0 ? '0' : '.9' }),
    ),
  );
  return b.scene(
    b.at(76, 240, ...shards),
    b.glow(cx, cy, 300, 0.5),
    circle(cx, cy, r, {
      fill: b.definitions.radial(
        [
          [0, b.tint.white, 0.26],
          [0.8, b.tint.pale, 0.1],
          [1, b.tint.white, 0.34],
        ],
        [0.6, 0.34],
        0.7,
      ),
    }),
    circle(cx, cy, r, { fill: 'none', stroke: IRON, 'stroke-width': 26 }),
    circle(cx, cy, r + 2, { fill: 'none', stroke: b.tint.pale, 'stroke-width': 5 }),
    path(
      polygon([
        [cx - 132, cy + 118],
        [cx - 118, cy + 134],
        [cx - 236, cy + 268],
        [cx - 268, cy + 240],
      ]),
      { fill: IRON, stroke: b.tint.pale, 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ),
    b.at(
      748,
      138,
      b.sheet(0, 0, 380, 62, { level: 0.9, radius: 31 }, 0.92),
      b.text(66, 26, [150], { height: 11, opacity: 0.9 }),
      circle(36, 29, 11, { fill: 'none', stroke: b.tint.white, 'stroke-width': 4 }),
      b.wire('M44 38l8 8', { width: 4, opacity: 1, colour: b.tint.white }),
    ),
    b.at(748, 226, ...results.slice(0, 4)),
  );
}
