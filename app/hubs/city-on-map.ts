import france from './france.json';

/** SVG shapes of the map by id: `dark`, `lead`, `loupes`, and the panes of the cities (`artwork/cities/hub.ts`). */
export const MAP = '/assets/carte.svg';

/** Position of a city on the map, and the ids of its shapes. */
export interface CityOnMap {
  x: number;
  y: number;
  /** Anchor of its name: middle of the baseline. */
  labelX: number;
  labelY: number;
  /** Its name at rest, and which end of it stands there: the middle else. */
  name?: { x: number; y: number; end?: string };
  light: string;
  pane: string;
  /** The pane is the link of another city of the same department. */
  shares?: boolean;
  /** Id of its part of a loupe. */
  part?: string;
}

const ON_MAP: ReadonlyMap<string, CityOnMap> = new Map(Object.entries<CityOnMap>(france.cities));

/** `undefined` for a city that is not drawn yet (`npm run artwork -- cities`). */
export function cityOnMap(slug: string): CityOnMap | undefined {
  return ON_MAP.get(slug);
}

type Place = Pick<CityOnMap, 'x' | 'y'>;
type Point = readonly [x: number, y: number];

/** Cities nearer to each other than this share the map between them: the discs round their points would meet. */
const CLOSE = 76;

/** Half the side of a cell that nothing cuts: beyond any department. */
const FAR = 300;

/**
 * The part of the map that is nearer to a city than to the cities close to it, as an SVG path: what lies there leads
 * to that city, whichever is drawn last. `undefined` for a city with none close to it.
 */
export function cityCell(city: Place, cities: readonly Place[]): string | undefined {
  const close = cities.filter(
    (other) => other !== city && Math.hypot(other.x - city.x, other.y - city.y) < CLOSE,
  );
  if (close.length === 0) return undefined;
  const { x, y } = city;
  const square: Point[] = [
    [x - FAR, y - FAR],
    [x + FAR, y - FAR],
    [x + FAR, y + FAR],
    [x - FAR, y + FAR],
  ];
  const cell = close.reduce((corners: readonly Point[], other) => nearerSide(corners, city, other), square);
  return `M${cell.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}z`;
}

/** Cuts a polygon along the line half way between two cities (Sutherland–Hodgman), and keeps the side of the first. */
function nearerSide(corners: readonly Point[], city: Place, other: Place): Point[] {
  const beyond = ([x, y]: Point) =>
    (x - (city.x + other.x) / 2) * (other.x - city.x) + (y - (city.y + other.y) / 2) * (other.y - city.y);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [...kept, [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])]];
  });
}
