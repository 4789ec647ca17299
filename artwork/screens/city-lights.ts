import { INK, LIME, MINT, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, circle, type Definitions, path, rect } from '../svg.ts';

const LAMPS = ['#FFC46B', '#FFE2A0', LIME, MINT, '#FF9E6B'] as const;

interface Night {
  width: number;
  height: number;
  /** Where the ground is. */
  floor: number;
}

/** A town at night: its glow in the sky, houses in three depths with lit windows, and lamps too near to be sharp. */
export function cityLights(
  definitions: Definitions,
  random: Random,
  { width, height, floor }: Night,
): string {
  const sky = definitions.linear(
    [
      [0, '#050F0B'],
      [0.35, '#0F3428'],
      [0.65, '#3A5F3C'],
      [0.9, '#A8904E'],
      [1, '#D9A95C'],
    ],
    [0, 0, 0, 1],
  );
  const depths = [0, 1, 2].map((depth) => houses(random, width, floor, depth));
  return (
    rect(0, 0, width, floor, { fill: sky }) +
    depths.join('') +
    rect(0, floor - 2, width, height - floor + 2, { fill: INK }) +
    lamps(definitions, random, width, floor)
  );
}

function houses(random: Random, width: number, floor: number, depth: number): string {
  const wall = mix('#24493A', '#081510', 0.3 + depth * 0.35);
  const walls: string[] = [];
  const windows = new Map<string, string[]>();
  for (let x = -20 + random() * 30; x < width; ) {
    const across = 46 + random() * 62;
    const tall = (430 - depth * 120) * (0.5 + random() * 0.9);
    walls.push(box(Math.round(x), Math.round(floor - tall), Math.round(across), Math.round(tall)));
    for (let row = floor - tall + 12; row < floor - 14; row += 17) {
      for (let column = x + 8; column < x + across - 10; column += 14) {
        if (random() > 0.3 + depth * 0.06) continue;
        const colour = LAMPS[Math.floor(random() * LAMPS.length)] ?? LIME;
        const lit = box(Math.round(column), Math.round(row), 6, 8);
        windows.set(colour, [...(windows.get(colour) ?? []), lit]);
      }
    }
    x += across + random() * 8;
  }
  const lights = [...windows].map(([fill, some]) =>
    path(some.join(''), { fill, opacity: 0.65 + depth * 0.15 }),
  );
  return path(walls.join(''), { fill: wall }) + lights.join('');
}

function lamps(definitions: Definitions, random: Random, width: number, floor: number): string {
  const glows = LAMPS.map((colour) =>
    definitions.radial([
      [0, colour, 0.85],
      [0.65, colour, 0.4],
      [0.9, colour, 0.3],
      [1, colour, 0],
    ]),
  );
  return Array.from({ length: 34 }, () => {
    const fill = glows[Math.floor(random() * glows.length)];
    const radius = 10 + random() ** 2 * 46;
    return circle(random() * width, floor - 20 - random() ** 1.6 * 330, radius, {
      fill,
      opacity: 0.35 + random() * 0.4,
    });
  }).join('');
}
