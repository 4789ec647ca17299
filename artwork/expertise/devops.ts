import { IRON, MINT } from '../palette.ts';
import { box, type Point, path, polygon } from '../svg.ts';
import { NARROWING, RISE, type Studio } from './studio.ts';

/** Glass containers on a line under a cloud: in wire, in glass, then lit and delivered. */
export function devops(s: Studio): string {
  const size = 84;
  const pitch = 118;
  const slope = RISE / NARROWING;
  const stations = [0, 1, 2, 3].map((index): Point => [98 + index * pitch, 208 + index * pitch * slope]);
  const along = (x: number, lower: number): Point => [x, 208 + size + lower + (x - 98) * slope];
  const belt = polygon([along(30, 20), along(596, 20), along(632, -6), along(66, -6)]);
  const rails = path(belt, {
    fill: s.definitions.linear([
      [0, '#7FD9AF', 0.4],
      [1, '#12503A', 0.25],
    ]),
    stroke: '#A9EBCB',
    'stroke-opacity': '.5',
    'stroke-width': 1.4,
  });
  return cloud(s) + rails + stations.map((station, index) => cube(s, station, size, index)).join('');
}

/** A leaded cloud. */
function cloud(s: Studio): string {
  const outline = 'M34 116A34 34 0 0 1 34 48A50 50 0 0 1 126 26A42 42 0 0 1 196 50A33 33 0 0 1 196 116Z';
  const leads = box(-10, 64, 260, 0) + [62, 116, 170].map((x) => `M${x} -30V130`).join('');
  const glass = s.definitions.linear([
    [0, '#A9EBCB', 0.62],
    [0.6, '#1C8A63', 0.4],
    [1, '#12503A', 0.4],
  ]);
  return s.at(
    176,
    84,
    path(outline, { fill: '#0A2219', 'fill-opacity': '.4' }),
    path(outline, { fill: glass }),
    path(leads, {
      'clip-path': s.definitions.clip(outline),
      fill: 'none',
      stroke: IRON,
      'stroke-opacity': '.7',
      'stroke-width': 2.2,
    }),
    path(outline, { fill: 'none', stroke: '#CFF5E1', 'stroke-opacity': '.75', 'stroke-width': 1.6 }),
  );
}

function cube(s: Studio, [x, y]: Point, size: number, stage: number): string {
  const front = size * NARROWING;
  const rise = size * RISE;
  const [dx, dy] = [-22, 14];
  const face: Point[] = [
    [x + dx, y + dy],
    [x + dx + front, y + dy + rise],
    [x + dx + front, y + dy + rise + size],
    [x + dx, y + dy + size],
  ];
  const top: Point[] = [
    [x, y],
    [x + front, y + rise],
    [x + dx + front, y + dy + rise],
    [x + dx, y + dy],
  ];
  const side: Point[] = [
    [x + front, y + rise],
    [x + front, y + rise + size],
    [x + dx + front, y + dy + rise + size],
    [x + dx + front, y + dy + rise],
  ];
  const edges = polygon(face) + polygon(top) + polygon(side);
  const line = (opacity: string) =>
    path(edges, {
      fill: 'none',
      stroke: '#CFF5E1',
      'stroke-opacity': opacity,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    });
  if (stage === 0) return path(edges, { fill: '#0A2219', 'fill-opacity': '.4' }) + line('.6');
  const ribs = s.at(
    x + dx,
    y + dy,
    path([1, 2, 3, 4].map((rib) => box((size * rib) / 5 - 1, 10, 2, size - 20)).join(''), {
      fill: stage === 3 ? '#17543C' : '#BFF0D6',
      'fill-opacity': stage === 3 ? '.7' : '.35',
    }),
  );
  if (stage === 3) {
    return (
      s.glow(x + 20, y + 36, 150, MINT, 0.5) +
      path(polygon(top), { fill: '#FBFFF4' }) +
      path(polygon(side), { fill: '#DDF8E8' }) +
      path(polygon(face), { fill: s.litPaint() }) +
      ribs
    );
  }
  const glass = s.definitions.linear([
    [0, '#8FE0BA', 0.3 + 0.2 * stage],
    [1, '#12503A', 0.5 + 0.2 * stage],
  ]);
  return (
    path(edges, { fill: '#0A2219', 'fill-opacity': '.86' }) +
    path(polygon(top), { fill: '#BFF0D6', 'fill-opacity': (0.22 + 0.16 * stage).toFixed(2) }) +
    path(polygon(side), { fill: '#BFF0D6', 'fill-opacity': (0.3 + 0.16 * stage).toFixed(2) }) +
    path(polygon(face), { fill: glass }) +
    ribs +
    line('.75')
  );
}
