import type { Point } from '../../svg.ts';

/** The outline of the country, longitude then latitude, coarse enough for dots. */
const COAST: readonly Point[] = [
  [2.5, 51.08],
  [3.15, 50.78],
  [3.6, 50.48],
  [4.2, 49.97],
  [4.85, 50.15],
  [4.9, 49.8],
  [5.8, 49.55],
  [6.4, 49.46],
  [7, 49.15],
  [8.2, 48.97],
  [7.8, 48.5],
  [7.58, 47.6],
  [7, 47.45],
  [6.9, 47.3],
  [6.2, 46.7],
  [6.1, 46.2],
  [6.8, 46.4],
  [7.04, 45.9],
  [6.85, 45.6],
  [7.1, 45.2],
  [6.65, 45],
  [7, 44.6],
  [6.9, 44.2],
  [7.6, 44.1],
  [7.5, 43.78],
  [6.9, 43.45],
  [6.4, 43.1],
  [5.9, 43.08],
  [5.3, 43.3],
  [4.6, 43.4],
  [4, 43.5],
  [3.4, 43.25],
  [3.05, 42.9],
  [3.15, 42.43],
  [2.4, 42.4],
  [1.7, 42.55],
  [0.7, 42.75],
  [-0.6, 42.8],
  [-1.75, 43.35],
  [-1.3, 44.2],
  [-1.15, 45],
  [-1.1, 45.6],
  [-1.1, 46.1],
  [-1.8, 46.5],
  [-2.2, 47.1],
  [-2.6, 47.4],
  [-3.2, 47.6],
  [-4.3, 47.85],
  [-4.65, 48.05],
  [-4.3, 48.3],
  [-4.75, 48.45],
  [-3.9, 48.7],
  [-3.1, 48.85],
  [-2.4, 48.65],
  [-1.5, 48.65],
  [-1.55, 49.2],
  [-1.9, 49.7],
  [-1.25, 49.68],
  [-1.2, 49.35],
  [-0.2, 49.3],
  [0.2, 49.5],
  [0.2, 49.72],
  [1.2, 49.95],
  [1.6, 50.3],
  [1.6, 50.85],
  [2, 51],
];
const CORSICA: readonly Point[] = [
  [9.4, 43],
  [9.5, 42.2],
  [9.25, 41.4],
  [8.8, 41.6],
  [8.6, 42.3],
  [8.9, 42.65],
];

/** Degrees of longitude are shorter than those of latitude at 46.5° north. */
const SQUEEZE = 0.69;
const WEST = -4.9;
const NORTH = 51.2;

/** Puts places on a drawing. @param unit length of a degree of latitude */
export function projection(x: number, y: number, unit: number): (place: Point) => Point {
  return ([longitude, latitude]) => [x + (longitude - WEST) * SQUEEZE * unit, y + (NORTH - latitude) * unit];
}

/** The country as rows of dots. @param step degrees of latitude between two rows */
export function countryDots(step: number): Point[] {
  const dots: Point[] = [];
  for (let row = 0; NORTH - row * step > 41.2; row++) {
    const latitude = NORTH - row * step;
    const shift = row % 2 ? step / SQUEEZE / 2 : 0;
    for (let longitude = WEST + shift; longitude < 9.7; longitude += step / SQUEEZE) {
      const place: Point = [longitude, latitude];
      if (isInside(place, COAST) || isInside(place, CORSICA)) dots.push(place);
    }
  }
  return dots;
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let crossings = 0;
  outline.forEach(([fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) crossings++;
  });
  return crossings % 2 === 1;
}
