import { clamp, IRON, mix, scale, shade } from '../palette.ts';
import {
  type Attributes,
  circle,
  type Definitions,
  group,
  type Point,
  path,
  polygon,
  rect,
  tag,
} from '../svg.ts';
import type { Department } from './atlas.ts';
import { TALL, type WindowComposition } from './composition.ts';
import type { Air } from './lights.ts';
import { across, heading } from './lights.ts';
import type { Tracing } from './tracing.ts';

/** What everything around a window is lit by. */
export interface Around extends WindowComposition {
  definitions: Definitions;
  air: Air;
}

/** What lies behind everything: the night, or a wall in daylight. */
export function wall({ definitions, air, sun }: Around): string {
  const [near, middle, far] = air.day ? ['#EEF4EA', '#D3E4D9', '#A9C8B8'] : ['#143D2E', '#0C251B', '#06110C'];
  const fill = definitions.linear(
    [
      [0, near],
      [0.5, middle],
      [1, far],
    ],
    across(sun),
  );
  return rect(0, 0, TALL.right, TALL.bottom, { fill });
}

/** The departments around, as ghosts, and the light that the city sheds on them. */
export function neighbours(around: Around, tracing: Tracing, others: readonly Department[]): string {
  const { definitions, air, camera, city, random } = around;
  const panes = others.map(({ code, centre }) => {
    const [x, y] = camera.place(centre);
    const level = 0.34 * clamp(1.15 - Math.hypot(x - city[0], y - city[1]) / 1300) + 0.1 * random();
    const colour = air.day ? mix('#8FB8A4', '#C6DCCF', 2 * level) : shade(air.ramp, level);
    const fill = definitions.linear([
      [0, scale(colour, 1.12)],
      [1, scale(colour, air.day ? 0.95 : 0.7)],
    ]);
    return path(tracing.outline(code), { fill });
  });
  const edge: Attributes = air.day
    ? { stroke: '#F4F8F1', 'stroke-opacity': '.85', 'stroke-width': 3 }
    : { stroke: IRON, 'stroke-opacity': '.85', 'stroke-width': 5 };
  const glow = definitions.radial([
    [0, air.glow, air.day ? 0.7 : 0.3],
    [0.5, air.glow, air.day ? 0.25 : 0.08],
    [1, air.glow, 0],
  ]);
  return group({ ...edge, 'stroke-linejoin': 'round' }, ...panes) + circle(...city, 640, { fill: glow });
}

/** Two shafts of daylight that cross the picture. */
export function shafts({ definitions, air, sun }: Around): string {
  const [dx, dy] = heading(sun);
  const at = (side: number, way: number): Point => [500 - dy * side + dx * way, 600 + dx * side + dy * way];
  const shaft = (from: number, to: number) =>
    polygon([at(from, -900), at(to, -900), at(to * 1.25 + 20, 800), at(from * 1.25 - 20, 800)]);
  const fill = definitions.linear(
    [
      [0, air.day ? '#FFFFFF' : air.glow, air.day ? 0.34 : 0.16],
      [0.7, air.glow, 0.02],
      [1, air.glow, 0],
    ],
    across(sun),
  );
  return path(shaft(-210, -60) + shaft(40, 300), { fill });
}

/** The window's shade, and the coloured light that it throws away from the sun. @param window id of its glass */
export function thrown({ air, sun, city: [x, y] }: Around, outline: string, window: string): string {
  const [dx, dy] = heading(sun).map((step) => Math.round(step * 100) / 100);
  const grow = 1.05;
  const move = (from: number, step = 0) => Math.round(from * (1 - grow) + step * 92);
  const shade = {
    fill: IRON,
    'fill-opacity': air.day ? '.22' : '.5',
    stroke: IRON,
    'stroke-opacity': air.day ? '.1' : '.3',
    'stroke-width': 26,
    'stroke-linejoin': 'round',
  };
  return (
    path(outline, {
      ...shade,
      transform: `translate(${Math.round((dx ?? 0) * 22)} ${Math.round((dy ?? 0) * 22)})`,
    }) +
    group(
      {
        opacity: air.day ? '.4' : '.3',
        transform: `matrix(${grow} 0 0 ${grow} ${move(x, dx)} ${move(y, dy)})`,
      },
      tag('use', { href: `#${window}` }),
    )
  );
}
