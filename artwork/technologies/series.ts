import { existsSync } from 'node:fs';
import { slugify } from '../../domain/slug.ts';
import { seeded } from '../random.ts';
import { type SeriesPage, seriesPages } from '../series/pages.ts';
import { TECHNOLOGIES, type Technology } from './catalogue.ts';
import { COMPOSITIONS, type Compositions } from './compositions.ts';
import type { Source } from './marks/sources.ts';
import { modules } from './wide/frontend/modules.ts';
import { shapes } from './wide/frontend/shapes.ts';
import { layers } from './wide/operations/layers.ts';

/** Scenes that tell of no technology in particular. */
const WIDE = [modules, layers, shapes];

const HOUSE_GLASS = '#1B9E6C #0A3A29 #D9F7E6 #D9F65A';

/** Every technology of the site, those without a line in the catalogue as one of a series. */
export function everyTechnology(): Record<string, Technology> {
  const others = seriesPages('technologies', TECHNOLOGIES).map((page) => [page.slug, seriesTechnology(page)]);
  return { ...TECHNOLOGIES, ...Object.fromEntries(others) };
}

/** The mark and the glass of a page: the owner’s drawing, the mark that simple-icons has under its name, or its initials. */
export function seriesTechnology({ slug, name }: SeriesPage): Technology {
  const glasses = Object.values(TECHNOLOGIES).map(({ glass }) => glass);
  return { mark: markOf(slug, name), glass: chosen(glasses, `${slug} glass`) };
}

/** The same for a service: its initials, in the glass of the house. */
export function seriesService({ name }: SeriesPage): Technology {
  return { mark: { from: 'initials', icon: initialsOf(name) }, glass: HOUSE_GLASS };
}

function markOf(slug: string, name: string): Source {
  const icon = slugify(name).replaceAll('-', '');
  if (existsSync(new URL(`logos/${slug}.svg`, import.meta.url))) return { from: 'logo', icon: slug };
  const known = existsSync(new URL(`../node_modules/simple-icons/icons/${icon}.svg`, import.meta.url));
  return known ? { from: 'simple-icons', icon } : { from: 'initials', icon: initialsOf(name) };
}

/** « Power BI » → PB, « Svelte » → SV. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 0 && !['DE', 'DU', 'DES', 'ET', 'LA', 'LE', 'D', 'L'].includes(word));
  const [first = 'X', second] = words;
  return second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2);
}

/** How the three pictures of a page of a series are composed. */
export function seriesCompositions(slug: string): Compositions {
  const all = Object.values(COMPOSITIONS);
  const heroes = all.map(({ hero }) => hero);
  const talls = all.map(({ tall }) => tall);
  return {
    hero: chosen(heroes, `${slug} hero`),
    tall: chosen(talls, `${slug} tall`),
    wide: chosen(WIDE, `${slug} wide`),
  };
}

function chosen<Item>(items: readonly [Item, ...Item[]] | readonly Item[], seed: string): Item {
  const item = items[Math.floor(seeded(seed)() * items.length)];
  if (item === undefined) throw new Error(`nothing to choose from for ${seed}`);
  return item;
}
