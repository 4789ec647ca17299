import { bar, bars } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, HALL, IRON, LIME, MINT } from '../../palette.ts';
import { circle, type Point, path, polygon, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { corners, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { onCircle, sector } from '../vocabulary/signs.ts';

/** Before a station's great clock: two people, and thirty minutes of coloured light. */
export function stationClock(): string {
  const s = new Stage('right');
  const at: Point = [256, 246];
  const rings = [70, 150, 196];
  const light = (turn: number, r: number) =>
    clamp(0.62 + 0.34 * Math.cos((turn - 0.12) * 2 * Math.PI) * (r / 200));
  const sectors = rings.flatMap((outer, ring) =>
    bars(0, 12, 12)
      .slice(0, -1)
      .map((index) => {
        const [from, to] = [index / 12, (index + 1) / 12];
        const lime = index < 6;
        const level = light((from + to) / 2, outer);
        const d = sector(at, ring === 0 ? 0 : (rings[ring - 1] ?? 0), outer, from, to);
        return path(d, {
          fill: lime
            ? (['#F3FFC0', '#E4F98A', LIME, '#C3E04E'][(index + ring) % 4] ?? LIME)
            : (HALL[2 + Math.round(level * 3)]?.[1] ?? MINT),
        });
      }),
  );
  const leads = bars(0, 12, 12)
    .slice(0, -1)
    .map((index) => bar(onCircle(at, 24, index / 12), onCircle(at, 196, index / 12), 2.6))
    .join('');
  const ring = (r: number) =>
    `M${at[0] - r} ${at[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const hours = bars(0, 12, 12)
    .slice(0, -1)
    .map((index) =>
      bar(
        onCircle(at, index % 3 === 0 ? 160 : 168, index / 12),
        onCircle(at, 190, index / 12),
        index % 3 === 0 ? 11 : 6,
      ),
    )
    .join('');
  return s.finish(
    TALL,
    s.veil(TALL, s.paint('#1E6A50', '#0F3A2B', '#081710')),
    s.glow(...at, 330, '#E8FBD0', 0.34),
    circle(...at, 226, { fill: '#07140E' }),
    ...sectors,
    s.leads(leads, 9),
    s.iron(ring(150), 4),
    s.iron(ring(70), 3),
    s.iron(ring(210), 28),
    s.wire(ring(224) + ring(197), { width: 1.6, opacity: 0.8 }),
    path(hours, { fill: IRON }),
    path(bar(at, onCircle(at, 176, 0.5), 12, 4) + bar(at, onCircle(at, 118, 0.885), 14, 5), { fill: IRON }),
    circle(...at, 17, { fill: IRON }) + circle(...at, 6, { fill: MINT }),
    rect(0, 506, 500, 94, { fill: s.along([0.5, 0, 0.5, 1], '#174736', '#081710') }),
    path(polygon(corners(256, 506, 420, 506, 470, 600, 210, 600)), { fill: LIME, 'fill-opacity': '.2' }),
    path(polygon(corners(96, 506, 256, 506, 210, 600, 10, 600)), { fill: MINT, 'fill-opacity': '.1' }),
    s.wire('M0 506H500', { width: 1.4, opacity: 0.5 }),
    silhouette('talking', [186, 574], 2),
    silhouette('coat', [318, 576], 2.06, -1),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .3', `${MINT} .06`, `${MINT} 0`), [0.9, 0.04], 0.6)),
  );
}
