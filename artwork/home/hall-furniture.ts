import { bar } from '../glass.ts';
import { IRON, MINT } from '../palette.ts';
import { box, type Definitions, path, polygon } from '../svg.ts';
import { FLOOR, FOCAL, project } from './hall-perspective.ts';
import { type Pose, silhouette } from './people.ts';

interface Desk {
  x: number;
  z: number;
  screens: readonly number[];
}

/** Desks and people, the farthest first. */
export function furniture(definitions: Definitions): string {
  const items: (readonly [z: number, drawn: string])[] = [
    ...[
      { x: -1.62, z: 11.6, screens: [0.5] },
      { x: 1.62, z: 11.6, screens: [0.5] },
      { x: -1.62, z: 8.9, screens: [0.28, 0.7] },
      { x: 1.62, z: 8.9, screens: [0.26, 0.68] },
      { x: -1.62, z: 6.7, screens: [0.3] },
      { x: 1.62, z: 6.7, screens: [0.32, 0.72] },
    ].map((desk) => [desk.z, drawDesk(definitions, desk)] as const),
    person('seated', -1.95, 11),
    person('seated', 1.35, 8.3),
    person('seated', -1.75, 8.25),
    person('talking', 0.24, 10.4),
    person('coat', 0.72, 10.2),
    person('tablet', -0.3, 6.4),
    person('seated', 1.32, 6.05),
  ];
  return items
    .sort(([a], [b]) => b - a)
    .map(([, drawn]) => drawn)
    .join('');
}

function person(pose: Pose, x: number, z: number, facing = 1): readonly [number, string] {
  const [left, ground] = project(x, FLOOR, z);
  return [z, silhouette(pose, [left, ground], ((FOCAL / z) * 1.74) / 100, facing)];
}

function drawDesk(definitions: Definitions, { x, z, screens }: Desk): string {
  const [left, right] = [x - 0.85, x + 0.85];
  const top = FLOOR + 0.76;
  const slab = [
    project(left, top, z + 0.7),
    project(right, top, z + 0.7),
    project(right, top, z),
    project(left, top, z),
  ];
  const legs = [left + 0.05, right - 0.05]
    .map((at) => bar(project(at, top, z), project(at, FLOOR, z), 26 / z))
    .join('');
  const edge = bar(project(left, top, z), project(right, top, z), 30 / z);
  const glow = definitions.linear([
    [0, '#FBFFF2'],
    [0.6, MINT],
    [1, '#58BD93'],
  ]);
  const face = definitions.linear(
    [
      [0, '#8FD8B4'],
      [1, '#2E7D60'],
    ],
    [0, 0, 0, 1],
  );
  const panels = screens.map((share) => {
    const middle = left + (right - left) * share;
    const [a, b] = [project(middle - 0.31, top + 0.5, z + 0.35), project(middle + 0.31, top + 0.1, z + 0.35)];
    return box(a[0], a[1], b[0] - a[0], b[1] - a[1]);
  });
  const stands = screens.map((share) => {
    const middle = left + (right - left) * share;
    return bar(project(middle, top + 0.12, z + 0.35), project(middle, top, z + 0.35), 42 / z);
  });
  return (
    path(polygon(slab), { fill: face }) +
    path(panels.join(''), { fill: glow, stroke: IRON, 'stroke-width': 16 / z }) +
    path(legs + edge + stands.join(''), { fill: IRON })
  );
}
