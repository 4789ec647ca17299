import france from './france.json';

/** SVG shapes of the map by id: `dark`, `lead`, and the panes of the cities (`artwork/cities/hub.ts`). */
export const MAP = '/assets/carte.svg';

/** Position of a city on the map, and the ids of its shapes. */
export interface CityOnMap {
  x: number;
  y: number;
  /** Anchor of its name: middle of the baseline. */
  labelX: number;
  labelY: number;
  light: string;
  pane: string;
  /** The pane is the link of another city of the same department. */
  shares?: boolean;
  /** Id of its part of a round pane. */
  part?: string;
}

const ON_MAP: ReadonlyMap<string, CityOnMap> = new Map(Object.entries<CityOnMap>(france.cities));

/** `undefined` for a city that is not drawn yet (`npm run artwork -- cities`). */
export function cityOnMap(slug: string): CityOnMap | undefined {
  return ON_MAP.get(slug);
}
