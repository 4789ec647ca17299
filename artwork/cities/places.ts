import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseMarkdown } from '../../content/parse-file.ts';
import { type Light, mapSchema } from '../../content/schema/map.ts';
import type { Point } from '../svg.ts';

/** A city of the site. */
export interface Place {
  /** As in the file's name under `content/cities`. */
  slug: string;
  /** Code of its department, as on a number plate: `01`, `2A`. */
  department: string;
  /** Latitude and longitude of its centre, in degrees. */
  at: readonly [latitude: number, longitude: number];
  /** The hour and the air of the place; see `lights.ts`. */
  light: Light;
  /** Throws the dice of the composition again when the first throw is not to your liking: 1, 2, 3 … */
  roll?: number | undefined;
  /** Its department's pane leads to another city. */
  shares?: boolean | undefined;
}

const FOLDER = new URL('../../content/cities/', import.meta.url);

/**
 * Every city of the site, from the field `map` of its file; those whose department's pane leads to another city come
 * last. Everything else about its pictures follows from its slug.
 */
export const PLACES: readonly Place[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md') && file !== 'SOURCES.md')
  .sort()
  .map((file): Place => {
    const { data } = parseMarkdown(readFileSync(new URL(file, FOLDER), 'utf8'));
    return { slug: file.replace(/\.md$/, ''), ...v.parse(mapSchema, data.map) };
  })
  .toSorted((a, b) => Number(a.shares ?? false) - Number(b.shares ?? false));

/*
 * The map is drawn in Mercator's projection. Its two scales and offsets were fitted by least squares on capes and ends
 * of the country whose places are known (Bray-Dunes, Lauterbourg, pointe de Corsen, pointe du Raz, La Hague, Barfleur,
 * Antifer, Hendaye, Lamanère, Cerbère, cap Corse, Capo Pertusato); they come back within 0.7 unit, some 1.5 km.
 */
const EAST = { scale: 41.575, offset: 215.3 };
const SOUTH = { scale: -41.395, offset: 2468.5 };

/** Puts a latitude and a longitude, in degrees, on the map of the departments. */
export function project([latitude, longitude]: readonly [latitude: number, longitude: number]): Point {
  const height = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
  return [EAST.scale * longitude + EAST.offset, SOUTH.scale * height + SOUTH.offset];
}
