import { IRON, shade } from '../../../palette.ts';
import { circle, number, type Point, path, polygon } from '../../../svg.ts';
import { inset, times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Google Cloud: one network around the world, and data that crosses it on a single cable. */
export function globe(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: 0.1, light: [1100, 40], pane: 112 });
  const [cx, cy, r] = [660, 450, 340];
  const sphere = (lon: number, lat: number): Point => {
    const [l, p] = [((lon - 24) * Math.PI) / 180, (lat * Math.PI) / 180];
    const tilt = 0.3;
    const [x, y, z] = [Math.cos(p) * Math.sin(l), Math.sin(p), Math.cos(p) * Math.cos(l)];
    return [cx + r * x, cy - r * (y * Math.cos(tilt) - z * Math.sin(tilt))];
  };
  const cells = times(12 * 10, (index) => {
    const [lon, lat] = [-66 + (index % 12) * 15, -67.5 + Math.floor(index / 12) * 15];
    return inset(
      [sphere(lon, lat + 15), sphere(lon + 15, lat + 15), sphere(lon + 15, lat), sphere(lon, lat)],
      3.2,
    );
  });
  const panes = cells.map((cell) => {
    const [x, y] = cell[0] ?? [cx, cy];
    const level = 0.8 - Math.hypot(x - cx - 150, y - cy + 170) / 760 + (motif.random() - 0.5) * 0.22;
    return path(polygon(cell), { fill: shade(motif.random() < 0.07 ? b.tint.second : b.tint.ramp, level) });
  });
  const places: readonly (readonly [lon: number, lat: number, colour: string])[] = [
    [-30, 38, '#EA4335'],
    [22, 52, '#FBBC05'],
    [70, 26, '#34A853'],
    [-14, -8, '#FBBC05'],
    [48, -22, '#4C8BF5'],
    [8, 22, '#FFFFFF'],
  ];
  const arc = (a: Point, c: Point) => {
    const [mx, my] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    const away = 1 + 0.34 * (Math.hypot(a[0] - c[0], a[1] - c[1]) / r);
    return `M${a.map(number).join(' ')}Q${number(cx + (mx - cx) * away * 1.1)} ${number(cy + (my - cy) * away * 1.1 - 40)} ${c.map(number).join(' ')}`;
  };
  const dots = places.map(([lon, lat]) => sphere(lon, lat));
  const links = (
    [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 4],
      [4, 2],
      [5, 0],
      [5, 4],
    ] as const
  ).map(([from, to]) => arc(dots[from] ?? [cx, cy], dots[to] ?? [cx, cy]));
  return b.scene(
    b.glow(cx, cy, 520, 0.5),
    circle(cx, cy, r + 4, { fill: IRON }),
    ...panes,
    circle(cx, cy, r + 2, {
      fill: b.definitions.radial(
        [
          [0, '#FFFFFF', 0.3],
          [0.5, '#FFFFFF', 0],
          [0.75, IRON, 0],
          [1, IRON, 0.62],
        ],
        [0.7, 0.26],
        0.8,
      ),
      stroke: b.tint.pale,
      'stroke-width': 3,
      'stroke-opacity': '.6',
    }),
    ...links.map((d) => b.ray(d, 3)),
    ...dots.map(
      ([x, y], index) =>
        b.glow(x, y, 60, 0.8, places[index]?.[2] ?? '#FFFFFF') +
        circle(x, y, 12, { fill: places[index]?.[2] ?? '#FFFFFF', stroke: IRON, 'stroke-width': 4 }),
    ),
  );
}
