import { box, type Point, polygon } from '../../svg.ts';

/** One piece of glass of an emblem: its outline, and how much light it takes, 0 being its colour as it is. */
export interface Piece {
  d: string;
  light: number;
}

/*
 * Emblems for what has no mark that may be drawn: they are ours, cut in panes like everything else, and imitate no
 * logo. In a square of 24 units.
 */
export const EMBLEMS: Readonly<Record<'keep' | 'knight' | 'forest' | 'prism', readonly Piece[]>> = {
  keep: keep(),
  knight: knight(),
  forest: forest(),
  prism: prism(),
};

/** A keep between two towers, its gate open. */
function keep(): Piece[] {
  const merlons = (x: number, y: number, count: number, w: number, gap: number) =>
    Array.from({ length: count }, (_, index) => box(x + index * (w + gap), y, w, 1.7)).join('');
  const slit = (x: number, y: number) => `M${x} ${y}v2.6h.9v-2.6z`;
  const tower = (x: number) => `M${x} 9.4h5.4v12.4h-5.4z${slit(x + 2.25, 13)}`;
  return [
    { d: box(8 - 6.8, 7.3, 5.4, 1.7) + merlons(1.2, 5.2, 3, 1.2, 0.9), light: -0.06 },
    { d: box(17.4, 7.3, 5.4, 1.7) + merlons(17.4, 5.2, 3, 1.2, 0.9), light: 0.2 },
    { d: tower(1.2), light: -0.12 },
    { d: tower(17.4), light: 0.12 },
    { d: `${merlons(7.2, 1.9, 4, 1.5, 1.2)}M7.2 4h9.6v3h-9.6z`, light: 0.16 },
    { d: `M7.2 7.4h9.6v5h-9.6z${slit(9.2, 8.6)}${slit(13.9, 8.6)}`, light: 0.02 },
    { d: 'M7.2 12.8h9.6v9h-2v-3.6a2.8 2.8 0 0 0-5.6 0v3.6h-2z', light: -0.02 },
  ];
}

/** A chess knight in facets that catch the light one by one. */
function knight(): Piece[] {
  const facet = (light: number, ...points: Point[]): Piece => ({ d: polygon(points), light });
  return [
    facet(0.3, [11.2, 1.1], [12.9, 4], [10.2, 4.9], [9.7, 2.2]),
    facet(0.16, [10.2, 4.9], [12.9, 4], [12.1, 8.5], [7.7, 9.4], [7.2, 6.3]),
    facet(0.34, [7.2, 6.3], [7.7, 9.4], [4.4, 12.8], [3.1, 11.4], [4.6, 9]),
    facet(-0.02, [7.7, 9.4], [12.1, 8.5], [10.2, 11.3], [6.8, 13.3], [4.9, 14.1], [4.4, 12.8]),
    facet(0.06, [12.9, 4], [16.2, 6.4], [15.2, 11], [12.1, 8.5]),
    facet(-0.14, [16.2, 6.4], [18.6, 10.2], [19.1, 14.4], [15.2, 11]),
    facet(0.2, [12.1, 8.5], [15.2, 11], [12.6, 15.6], [10.2, 11.3]),
    facet(-0.06, [15.2, 11], [19.1, 14.4], [18.2, 18.4], [12.6, 15.6]),
    facet(0.1, [10.2, 11.3], [12.6, 15.6], [7.2, 18.4], [8, 15]),
    facet(-0.1, [12.6, 15.6], [18.2, 18.4], [7.2, 18.4]),
    facet(0.22, [6, 19.1], [19.2, 19.1], [20.4, 20.6], [4.8, 20.6]),
    facet(0, [4, 21.3], [21.2, 21.3], [21.2, 23], [4, 23]),
  ];
}

/** Three trees, each a triangle of triangles: a directory is a tree, and trees make a forest. */
function forest(): Piece[] {
  const tree = (x: number, top: number, side: number, rows: number, shade: number): Piece[] => {
    const height = side * 1.02;
    const at = (row: number, column: number): Point => [
      x + ((column - row / 2) * side) / rows,
      top + (row * height) / rows,
    ];
    const gap = 0.16;
    const pane = (a: Point, b: Point, c: Point): Point[] => {
      const [mx, my] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
      const share = 1 - (gap * 6.2 * rows) / (side * 2);
      return [a, b, c].map(([px, py]): Point => [mx + (px - mx) * share, my + (py - my) * share]);
    };
    const panes = Array.from({ length: rows }, (_, row) => {
      const up = Array.from({ length: row + 1 }, (_, column) => ({
        d: polygon(pane(at(row, column), at(row + 1, column), at(row + 1, column + 1))),
        light: shade + (column / rows - 0.3) * 0.42 - row * 0.04,
      }));
      const down = Array.from({ length: row }, (_, column) => ({
        d: polygon(pane(at(row, column), at(row, column + 1), at(row + 1, column + 1))),
        light: shade - 0.2 + (column / rows) * 0.3,
      }));
      return [...up, ...down];
    }).flat();
    const trunk = side * 0.055;
    return [
      ...panes,
      { d: box(x - trunk, top + height + gap, trunk * 2, 22.6 - top - height - gap), light: shade - 0.12 },
    ];
  };
  return [...tree(12, 1.2, 13.4, 3, 0.12), ...tree(4.2, 11, 7.2, 2, -0.1), ...tree(19.8, 11, 7.2, 2, -0.04)];
}

/** A key whose bow is a cut prism. */
function prism(): Piece[] {
  const [cx, cy] = [12, 7.3];
  const corner = (index: number, r: number): Point => [
    cx + Math.cos((index / 6) * Math.PI * 2 - Math.PI / 2) * r,
    cy + Math.sin((index / 6) * Math.PI * 2 - Math.PI / 2) * r,
  ];
  const facets = Array.from({ length: 6 }, (_, index): Piece => {
    const outline = [
      corner(index + 0.03, 6.6),
      corner(index + 0.97, 6.6),
      corner(index + 0.93, 2.7),
      corner(index + 0.07, 2.7),
    ];
    return { d: polygon(outline), light: [0.3, 0.12, -0.08, -0.16, 0.02, 0.2][index] ?? 0 };
  });
  return [
    ...facets,
    { d: 'M10.7 14.3H11.85V23L10.7 21.9Z', light: 0.12 },
    { d: 'M12.15 14.3H13.3V21.9L12.15 23Z', light: -0.12 },
    { d: 'M13.6 16.2H16.4V18H13.6Z', light: 0.2 },
    { d: 'M13.6 19.2H15.6V21H13.6Z', light: 0.04 },
  ];
}
