import { bars } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, circle, path } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';
import { ladder } from '../vocabulary/rooms.ts';
import { result, searchField } from '../vocabulary/search.ts';

/** The results as a tall frame: one line is hoisted to the top. */
export function hoist(): string {
  const s = new Stage('right');
  const [left, width, top] = [92, 316, 96];
  const [step, count] = [76, 6];
  const rows = bars(0, count, count)
    .slice(0, -1)
    .map((row) => {
      const y = top + 62 + row * step;
      if (row === 0)
        return (
          s.glow(left + width / 2, y + 34, 240, LIME, 0.4) +
          moved(left + 14, y, result(s, width - 28, 68, 'lime'))
        );
      if (row === 4) return s.wire(box(left + 14, y, width - 28, 62), { dash: '7 6', opacity: 0.7 });
      return moved(left + 14, y, result(s, width - 28, 62));
    });
  const [wheelX, wheelY] = [left + width + 26, 44];
  const rope = `M${left + width - 30} ${top + 62}V44`;
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'marketing-detail',
      lean: 0.22,
      tile: [64, 100],
      sun: [470, 20],
      reach: 640,
      from: 0.14,
      to: 0.62,
      dusk: 0.4,
      calm: [0.45, 0.6],
      floor: 0.75,
    }),
    s.shade(box(left - 10, top + 12, width, 520), 0.5),
    s.ground(left, top, width, 540, 0.72),
    s.sheet(left, top, width, 540),
    moved(left + 14, top + 14, searchField(s, width - 28, 34)),
    ...rows,
    s.leads(boxes(left - 5, 30, 8, 580, left + width - 3, 30, 8, 580, left - 14, 26, width + 120, 9), 8),
    path(ladder([60, 610], [86, 120], 40, 17, 4), {
      fill: IRON,
      stroke: MINT,
      'stroke-opacity': '.35',
      'stroke-width': 0.7,
    }),
    s.wire(`${rope}M${wheelX + 16} ${wheelY + 8}V470`, { width: 2, opacity: 1 }),
    circle(left + width - 46, 48, 16, { fill: '#0A2219', stroke: s.line, 'stroke-width': 2.4 }),
    circle(wheelX, wheelY + 4, 16, { fill: '#0A2219', stroke: s.line, 'stroke-width': 2.4 }),
    s.wire(`M${left + width - 46} 32H${wheelX}`, { width: 2, opacity: 1 }),
    silhouette('talking', [412, 592], 1.9, 1),
  );
}
