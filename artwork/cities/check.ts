import { type Atlas, covers } from './atlas.ts';
import { composeWindow } from './composition.ts';
import type { Place } from './places.ts';
import { project } from './places.ts';

/** What is wrong with the list of cities, each fault with its file; nothing when it can be drawn. */
export function faultsOf(atlas: Atlas, places: readonly Place[]): string[] {
  return places.flatMap((place, index) => {
    const fault =
      placeFault(atlas, place) ??
      places
        .slice(0, index)
        .map((other) => likeness(atlas, place, other))
        .find((found) => found !== undefined);
    return fault === undefined ? [] : [`${fieldOf(place)}: ${fault}`];
  });
}

function placeFault(atlas: Atlas, { slug, department, at }: Place): string | undefined {
  const expected = atlas.departments.get(department);
  if (!expected) {
    return `« ${slug} »: there is no department ${department} on the map (metropolitan France: 01 … 95, 2A, 2B)`;
  }
  const point = project(at);
  if (covers(expected, point)) return undefined;
  const found = [...atlas.departments.values()].find((other) => covers(other, point));
  const where = found
    ? `in ${found.code} ${found.name}`
    : 'outside the country; the map rounds its coasts, so a port may need a point somewhat further inland';
  return `« ${slug} »: its point ${at.join(', ')} is not in ${department} ${expected.name} but ${where}`;
}

/** Two cities of one department must not look the same. */
function likeness(atlas: Atlas, place: Place, other: Place): string | undefined {
  if (place.department !== other.department) return undefined;
  if (place.light === other.light)
    return `« ${place.slug} » has the light of « ${other.slug} », in the same department: choose another`;
  if (composeWindow(atlas, place).glazing === composeWindow(atlas, other).glazing)
    return `« ${place.slug} » has the panes of « ${other.slug} », in the same department: give it another roll`;
  return undefined;
}

/** The field that places a city. */
function fieldOf({ slug }: Place): string {
  return `content/cities/${slug}.md, map`;
}
