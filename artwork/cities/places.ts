import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseMarkdown } from '../../content/parse-file.ts';
import type { Light } from '../../content/schema/map.ts';
import { mapSchema } from '../../content/schema/map.ts';

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
