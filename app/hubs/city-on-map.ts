import france from './france.json';

/** Where a city is on the map of `france.json`, and how it lights. */
export interface CityOnMap {
  x: number;
  y: number;
  /** Middle of its name's foot. */
  labelX: number;
  labelY: number;
  light: string;
  pane: string;
  /** Its pane leads to another city of the same department. */
  shares?: boolean;
  /** Its part of a round pane. */
  part?: string;
}

const ON_MAP: ReadonlyMap<string, CityOnMap> = new Map(Object.entries<CityOnMap>(france.cities));

/** Nothing for a city that is not drawn yet (`npm run artwork -- cities`). */
export function cityOnMap(slug: string): CityOnMap | undefined {
  return ON_MAP.get(slug);
}
