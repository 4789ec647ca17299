import { bars } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, circle, group, number, path, rect } from '../../svg.ts';
import { boxes, DOWN, moved } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';
import { pendant } from '../vocabulary/furniture.ts';
import { GOODS, type Goods } from '../vocabulary/tools.ts';

/** Goods in a row on a board. */
function display(width: number, y: number, names: readonly Goods[], size: number, fill: string): string {
  const step = width / names.length;
  return names
    .map((name, index) =>
      group(
        { transform: `translate(${number((index + 0.5) * step)} ${number(y)}) scale(${size})` },
        path(GOODS[name], { fill, 'fill-rule': 'evenodd' }),
      ),
    )
    .join('');
}

/** A shop whose sign is the bar of a browser: 300 wide, its pavement at 290. */
export function shopFront(s: Stage): string {
  const glow = s.along(DOWN, '#FBFFE6', '#D8F5DF', '#7FCFA8');
  const stripes = bars(0, 300, 10).slice(0, -1);
  const awning = (even: boolean) =>
    stripes
      .filter((_, index) => (index % 2 === 0) === even)
      .map((x) => `M${number(x)} 40h30l${number((x + 15 - 150) * 0.06)} 34a15 12 0 0 1-30 0z`)
      .join('');
  return (
    rect(0, 0, 300, 290, { fill: '#0D2A20' }) +
    rect(14, 66, 186, 178, { fill: glow }) +
    rect(216, 66, 70, 224, { fill: glow }) +
    s.glow(110, 120, 130, LIME, 0.3) +
    moved(0, 0, pendant(s, 64, 62, 104, 0.5), pendant(s, 150, 62, 104, 0.5)) +
    moved(
      18,
      0,
      path(box(6, 166, 166, 3), { fill: '#12503A' }),
      display(178, 166, ['bottle', 'cup', 'book', 'vase'], 0.62, '#17664A'),
      display(178, 242, ['dress', 'plant', 'lamp', 'bag'], 0.86, '#0F4A36'),
    ) +
    s.leads(
      boxes(
        10,
        62,
        194,
        5,
        10,
        242,
        194,
        6,
        10,
        62,
        5,
        184,
        199,
        62,
        5,
        184,
        105,
        62,
        3,
        184,
        212,
        62,
        5,
        228,
        283,
        62,
        5,
        228,
        212,
        104,
        74,
        4,
        212,
        62,
        74,
        4,
        247,
        104,
        3,
        186,
      ),
      7,
    ) +
    path(boxes(10, 248, 194, 42), { fill: '#0A2219' }) +
    s.pane(18, 254, 86, 30, 0.3) +
    s.pane(110, 254, 86, 30, 0.3) +
    path(boxes(256, 186, 3, 26), { fill: LIME }) +
    rect(-8, 0, 316, 42, { fill: IRON }) +
    rect(-8, 0, 316, 42, { fill: 'none', stroke: MINT, 'stroke-opacity': '.5', 'stroke-width': 1.2 }) +
    group({ fill: MINT }, ...[14, 32, 50].map((x) => circle(x, 21, 5, {}))) +
    s.lit(80, 12, 190, 18, 'mint', 9) +
    path(awning(true), { fill: '#1C8F66' }) +
    path(awning(false), { fill: '#DDF6E6' }) +
    path(box(0, 40, 300, 34), { fill: s.along(DOWN, '#06110C .5', '#06110C 0') })
  );
}
