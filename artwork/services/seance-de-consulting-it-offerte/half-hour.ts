import { bar, bars } from '../../glass.ts';
import { IRON, LIME } from '../../palette.ts';
import { box, circle, path } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { leaning } from '../studio/space.ts';
import { plaster } from '../vocabulary/rooms.ts';
import { paper } from '../vocabulary/screens.ts';
import { bubble, magnifier, tick } from '../vocabulary/signs.ts';

/** Thirty minutes on a rule of glass: listened to, looked at, a way to go home with. */
export function halfHour(): string {
  const s = new Daylight('left');
  const rule = leaning(60, 418);
  const [length, deep] = [580, 58];
  const third = length / 3;
  const ticks = bars(0, 30, 30)
    .map((minute) =>
      box((minute * length) / 30 - 1, 0, 2, minute % 10 === 0 ? 30 : minute % 5 === 0 ? 20 : 12),
    )
    .join('');
  const said = bubble(160, 104, 'left');
  const reply = bubble(100, 64, 'right');
  const stand = (x: number, height: number) =>
    path(bar(rule.at(x, 20, 36), rule.at(x, 20, height), 4.4), { fill: IRON });
  const way = s.wire('M22 138H54V104H86V70H118V40', { width: 3.4, opacity: 1 });
  const plan = [
    way,
    circle(118, 34, 7, { fill: LIME, stroke: IRON, 'stroke-width': 1.6 }),
    s.text(18, 24, [58, 40], { step: 13 }),
  ];
  return s.finish(
    WIDE,
    plaster(s, WIDE, { sun: [0.12, 0], patch: [330, 0, -44] }),
    s.shade(rule.outline(0, deep, 0, length, deep, 0, length + 30, deep + 66, 0, 30, deep + 66, 0), 0.4),
    rule.block(s, [0, 0, 0], [third, deep, 36], { level: 0.2 }),
    rule.block(s, [third, 0, 0], [third, deep, 36], { level: 0.7 }),
    rule.block(s, [2 * third, 0, 0], [third, deep, 36], { lit: 'lime' }),
    rule.facing([0, deep, 36], s.marks(ticks, 0.85)),
    stand(92, 124),
    stand(294, 116),
    stand(492, 116),
    rule.facing(
      [14, 20, 226],
      moved(0, 8, s.shade(said, 0.5)),
      s.glass(said, { backing: 0.9 }),
      s.text(22, 26, [112, 96, 66], { step: 20, height: 7 }),
    ),
    rule.facing(
      [106, 20, 286],
      s.litGlass(reply, 'mint'),
      path(boxes(20, 19, 60, 6, 20, 34, 40, 6), { fill: '#EAFBEF' }),
    ),
    rule.facing([226, 20, 278], s.shade(box(9, 9, 136, 166), 0.5), paper(s, 136, 166)),
    magnifier(s, rule.at(340, 20, 164), 54, 0.4),
    rule.facing(
      [416, 20, 300],
      s.shade(box(9, 9, 152, 176), 0.5),
      s.glow(76, 90, 140, LIME, 0.7),
      s.ground(0, 0, 152, 176, 1),
      s.sheet(0, 0, 152, 176),
      ...plan,
      s.wire(tick(100, 140, 32), { width: 6, opacity: 1, colour: '#0F7B55' }),
    ),
  );
}
