import { bar, bars } from '../../glass.ts';
import { IRON, LIME } from '../../palette.ts';
import { box, circle, type Point, path } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved, sized } from '../studio/shorthand.ts';
import { basket } from '../vocabulary/furniture.ts';
import { castShadow, plaster } from '../vocabulary/rooms.ts';
import { magnifier, onCircle, pointer, sector } from '../vocabulary/signs.ts';

/** A fanlight that is a gauge: the panes light up as visits become orders. */
export function fanlight(): string {
  const s = new Daylight('above');
  const at: Point = [320, 352];
  const count = 11;
  const level = 0.8;
  const tint = (index: number) =>
    ['#DDF0E4', '#C4E7D3', '#A3DBBF', '#7FCFA8', '#5DBE97', '#3FA37B', '#2C9A73', '#1C8F66'][index] ??
    '#EAF3EA';
  const ring = (inner: number, outer: number, panesCount: number, shift: number) =>
    bars(0, panesCount, panesCount)
      .slice(0, -1)
      .map((index) => {
        const [from, to] = [-0.25 + index / panesCount / 2, -0.25 + (index + 1) / panesCount / 2];
        const share = (index + 0.5) / panesCount;
        const paint = share > level ? '#F1F6EE' : tint(Math.floor((share / level) * 7.99) - shift);
        return path(sector(at, inner, outer, from, to), {
          fill: index === Math.floor(level * panesCount) ? s.litPaint('lime') : paint,
        });
      });
  const lead = bars(0, count, count)
    .map(
      (index) =>
        `M${onCircle(at, 92, -0.25 + index / count / 2).join(' ')}L${onCircle(at, 262, -0.25 + index / count / 2).join(' ')}`,
    )
    .join('');
  const arc = (r: number) => `M${at[0] - r} ${at[1]}a${r} ${r} 0 0 1 ${2 * r} 0`;
  const needle = onCircle(at, 222, -0.25 + level / 2 + 0.022);
  return s.finish(
    WIDE,
    plaster(s, WIDE, { wall: ['#F6F8EE', '#CFE6D7', '#9CCBB3'], floor: 392, sun: [0.5, 0] }),
    s.glow(onCircle(at, 220, 0.18)[0], onCircle(at, 220, 0.18)[1], 170, LIME, 0.7),
    s.shade(`${arc(284)}z`, 0.5),
    ...ring(92, 180, count, 1),
    ...ring(180, 262, count, 0),
    path(sector(at, 0, 92, -0.25, 0.25), { fill: s.paint('#FFFFFF', '#DDF0E4') }),
    s.iron(lead, 3.6),
    s.iron(arc(92) + arc(180) + arc(262), 4),
    s.iron(`${arc(272)}z`, 10),
    path(bar(at, needle, 13, 2), { fill: IRON }),
    circle(...at, 20, { fill: IRON }) + circle(...at, 7, { fill: LIME }),
    castShadow(s, [30, 396], [612, 396], [0, 40], 0.4),
    path(boxes(24, 352, 592, 12, 40, 364, 8, 60, 592, 364, 8, 60), { fill: IRON }),
    s.wire('M226 404h38M376 404h38', { width: 2.4, opacity: 1 }) +
      path('M272 404l-13-7v14zM422 404l-13-7v14z', { fill: IRON }),
    ...[150, 320, 490].map((x, index) =>
      moved(
        x - 36,
        372,
        s.shade(box(6, 8, 72, 64), 0.5),
        index === 2 ? s.lit(0, 0, 72, 64, 'lime') : s.ground(0, 0, 72, 64, 1) + s.sheet(0, 0, 72, 64),
      ),
    ),
    magnifier(s, [144, 398], 14, 0.38),
    pointer(312, 388, 1.1),
    sized(490, 428, 0.42, basket(s)),
  );
}
