import { bar, type Light as Falling, frame, leading, panes } from '../glass.ts';
import { clamp } from '../palette.ts';
import { type Definitions, type Point, rect } from '../svg.ts';
import { type Composition, HERO } from './composition.ts';
import type { Lighting } from './country.ts';
import { boxAround, cornersOf, inside, meet } from './shapes.ts';
import { type Grid, lozenges, polar, rays, rectangles, turned } from './sheets.ts';

const BAR = 3;

/** Sea and other countries: plain dark panes on the sheet of the map. @param land rings that hide what is under them */
export function beyond(
  definitions: Definitions,
  { composition, air, random }: Lighting,
  land: readonly (readonly Point[])[],
): string {
  const { camera, city, beyond: kind } = composition;
  const [cityX, cityY] = camera.place(city);
  const light: Falling = ([x, y]) => 0.75 * clamp(1 - Math.hypot(x - cityX, y - cityY) / 760) ** 1.6;
  const grid = gridOf(composition);
  const { place, columns, rows } = grid;
  const hidden = (column: number, row: number) => {
    const corners = [0, 1, 3, 2].map((corner) =>
      place(columns[column + (corner & 1)] ?? 0, rows[row + (corner >> 1)] ?? 0),
    );
    return !meet(boxAround(corners), HERO) || corners.every((corner) => inside(corner, land));
  };
  const glass = { light, random, ramp: air.beyond, variety: 0.7, skip: hidden };
  const iron =
    kind === 'rays'
      ? columns.map((angle) => bar(place(angle, rows[0] ?? 0), place(angle, rows.at(-1) ?? 0), BAR)).join('')
      : frame({ ...grid, bar: BAR });
  return (
    rect(0, 0, HERO.right, HERO.bottom, { fill: air.beyond[0]?.[1] }) +
    panes({ ...grid, bar: BAR }, glass) +
    leading(definitions, iron, 9)
  );
}

function gridOf({ camera, city, beyond: kind, grid: { turn, size } }: Composition): Grid {
  const sheet = turned(camera, city, turn);
  const seen = cornersOf(HERO);
  switch (kind) {
    case 'rays':
      return {
        place: polar(sheet, [0, 0]),
        columns: rays(0, 28),
        rows: [20, 60, 105, 160, 225, 300, 390, 500],
      };
    case 'lozenges':
      return lozenges(sheet, seen, size * 1.25, 1.6);
    case 'slats':
      return rectangles(sheet, seen, size * 0.7, size * 2.4);
    case 'squares':
      return rectangles(sheet, seen, size, size);
  }
}
