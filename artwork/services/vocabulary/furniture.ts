import { bar } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, circle, group, number, type Point, path, polygon } from '../../svg.ts';
import { boxes, corners } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** A jointed lamp on its foot at x, y, and its cone of light. @param facing 1 lights to the right, -1 to the left */
export function deskLamp(s: Stage, x: number, y: number, size: number, facing = 1, reach = 110): string {
  const joint: Point = [-26, -62];
  const head: Point = [16, -112];
  const arms = bar([0, -4], joint, 4) + bar(joint, head, 3.4) + boxes(-20, -5, 40, 5);
  const shade = polygon(corners(10, -122, 22, -116, 46, -92, 12, -76, 2, -106));
  const cone = polygon(corners(14, -78, 44, -94, 44 + reach, -94 + reach * 0.9, 20, -78 + reach));
  return group(
    { transform: `translate(${number(x)} ${number(y)}) scale(${number(size * facing)} ${number(size)})` },
    path(cone, {
      fill: s.definitions.linear(
        [
          [0, '#F6FFCB', 0.55],
          [1, LIME, 0],
        ],
        [0.3, 0, 0.6, 1],
      ),
    }),
    s.glow(30, -80, 46, LIME, 0.7),
    path(arms, { fill: IRON }) + circle(joint[0], joint[1], 4.4, { fill: IRON }),
    path(shade, { fill: IRON, stroke: MINT, 'stroke-opacity': '.5', 'stroke-width': 1 }),
    path(bar([13, -78], [45, -93], 5), { fill: '#F6FFCB' }),
  );
}

/** A lamp that hangs from above. */
export function pendant(s: Stage, x: number, top: number, y: number, size: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const shade = polygon([at(-5, -14), at(5, -14), at(20, 0), at(-20, 0)]);
  return (
    s.glow(x, y + 4 * size, 80 * size, LIME, 0.6) +
    path(box(x - 0.8, top, 1.6, y - 13 * size - top) + shade, { fill: IRON }) +
    path(box(x - 15 * size, y, 30 * size, 2.4 * size), { fill: '#FBFFE0' })
  );
}

/** A chair from the side, its feet at 0, 0; 1 looks to the right. */
export function chair(facing = 1): string {
  const at = (x: number, y: number): Point => [x * facing, y];
  return (
    bar(at(-17, 0), at(-19, -46), 3.4) +
    bar(at(-19, -46), at(-25, -96), 3.6) +
    bar(at(18, 0), at(16, -46), 3.4) +
    bar(at(-21, -46), at(20, -46), 5) +
    bar(at(-18, -20), at(17, -20), 2) +
    polygon([at(-22, -62), at(-19, -62), at(-24, -98), at(-28, -98)])
  );
}

/** A plant in its pot, the pot's foot at 0, 0. */
export function plant(s: Stage, size = 1): string {
  const leaf = (turn: number, long: number) =>
    `M0-24C${number(Math.sin(turn - 0.5) * long * 0.6)} ${number(-24 - Math.cos(turn - 0.5) * long * 0.6)} ${number(Math.sin(turn - 0.2) * long)} ${number(-24 - Math.cos(turn - 0.2) * long)} ${number(Math.sin(turn) * long * 1.1)} ${number(-24 - Math.cos(turn) * long * 1.1)}C${number(Math.sin(turn + 0.4) * long * 0.8)} ${number(-24 - Math.cos(turn + 0.4) * long * 0.8)} ${number(Math.sin(turn + 0.5) * long * 0.4)} ${number(-24 - Math.cos(turn + 0.5) * long * 0.4)} 0-24Z`;
  const [dark, light] = [leaf(-0.9, 40) + leaf(0.1, 58) + leaf(1, 36), leaf(-0.35, 54) + leaf(0.6, 50)];
  return group(
    { transform: `scale(${size})` },
    path(dark, { fill: '#17664A' }),
    path(light, { fill: '#3FA37B' }),
    path('M-15-26H15L11 0H-11Z', { fill: s.paint('#3B5F50', IRON) }),
  );
}

/** Legs and top of a table seen from the front. */
export function tableFront(x: number, y: number, width: number, floor: number, thick = 7): string {
  return boxes(x, y, width, thick, x + width * 0.06, y, 5, floor - y, x + width * 0.94 - 5, y, 5, floor - y);
}

/** A parcel on the ground in a leaning room: a block with its ribbon. */
export function ribbon(width: number, height: number, thick = 6): string {
  return boxes(width / 2 - thick / 2, 0, thick, height) + boxes(0, height * 0.4, width, thick);
}

/** A shopping basket, its foot at 0, 0: leaded sides, a handle. */
export function basket(s: Stage, size = 1): string {
  const body = 'M-58-54H58L44 0H-44Z';
  const weave = [-36, -18].map((y) => `M${-58 - (y + 54) * -0.26} ${y}H${58 + (y + 54) * -0.26}`).join('');
  const slats = [-38, -19, 0, 19, 38].map((x) => `M${x}-54L${number(x * 0.77)} 0`).join('');
  return group(
    { transform: `scale(${size})` },
    s.glass(body, { backing: 0.7 }),
    s.wire(weave + slats, { width: 1.2, opacity: 0.55 }),
    s.wire('M-46-54C-40-118 40-118 46-54', { width: 4, opacity: 1 }),
    s.wire('M-62-54H62', { width: 4, opacity: 1 }),
  );
}

/** Light that lies below a thing. */
export function pool(
  s: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = MINT,
  opacity = 0.4,
): string {
  const fill = s.definitions.radial([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;
}
