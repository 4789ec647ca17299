import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseMarkdown } from '../../content/parse-file.ts';
import { type Light, mapSchema } from '../../content/schema/map.ts';
import { DEPARTMENTS, distanceTo, mayCover, project } from './france.ts';

/** A city of the site. */
export interface Place {
  /** As in the file's name under `content/cities`. */
  slug: string;
  /** Code of its department, as on a number plate: `01`, `2A`. */
  department: string;
  at: readonly [latitude: number, longitude: number];
  /** The hour and the air of the place; see `lights.ts`. */
  light: Light;
  /** Its department's pane leads to another city. */
  shares?: boolean | undefined;
}

const FOLDER = new URL('../../content/cities/', import.meta.url);

/**
 * Every city of the site, from the field `map` of its file; those whose department's pane leads to another city come
 * last.
 */
export const PLACES: readonly Place[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md') && file !== 'SOURCES.md')
  .sort()
  .flatMap((file): Place[] => {
    const { data } = parseMarkdown(readFileSync(new URL(file, FOLDER), 'utf8'));
    // Without one, a city is not drawn.
    if (data.map === undefined) return [];
    return [{ slug: file.replace(/\.md$/, ''), ...v.parse(mapSchema, data.map) }];
  })
  .toSorted((a, b) => Number(a.shares ?? false) - Number(b.shares ?? false));

/** What is wrong with a list of cities, each fault with its file; nothing when it can be drawn. */
export function faultsOf(places: readonly Place[]): string[] {
  return places.flatMap((place, index) => {
    const twin = places
      .slice(0, index)
      .find(({ department, light }) => department === place.department && light === place.light);
    const fault =
      placeFault(place) ??
      (twin && `has the light of « ${twin.slug} », in the same department: choose another`);
    return fault ? [`content/cities/${place.slug}.md, map: « ${place.slug} » ${fault}`] : [];
  });
}

/** Farther than this from its department (units), a point is a mistake; islands off the map are nearer. */
const FAR = 40;

function placeFault({ department, at }: Place): string | undefined {
  const expected = DEPARTMENTS.get(department);
  if (!expected)
    return `is in no department of the map: ${department} (metropolitan France: 01 … 95, 2A, 2B)`;
  const point = project(at);
  if (mayCover(expected, point)) return undefined;
  const [other] = [...DEPARTMENTS].filter(([, found]) => mayCover(found, point));
  if (!other && distanceTo(expected.rings, point) < FAR) return undefined;
  const where = other ? `in ${other[0]} ${other[1].name}` : 'outside the country';
  return `has a point, ${at.join(', ')}, that is not in ${department} ${expected.name} but ${where}`;
}
