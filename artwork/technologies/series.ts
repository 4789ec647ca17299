import { existsSync } from 'node:fs';
import { slugify } from '../../domain/slug.ts';
import { houseInItsColours, inItsColours } from '../output.ts';
import { isGreen } from '../palette.ts';
import { seeded } from '../random.ts';
import type { SeriesPage } from '../series/pages.ts';
import { saveSeries } from '../series/save.ts';
import { GLASSES, HEROES, HOUSE_GLASS, TALLS, WIDES } from './compositions.ts';
import { blow, type Tint } from './glass/tint.ts';
import { type Mark, readMark, type Source } from './marks/mark.ts';

/** What the pictures of a page are drawn from. */
export interface Subject {
  mark: Mark;
  tint: Tint;
  /** How its pictures take the agency's colours. */
  coloured: (svg: string) => string;
}

/** The mark and the glass of a technology: the owner’s drawing, the mark that simple-icons has under its name, or its initials. */
export function seriesTechnology({ slug, name }: SeriesPage): Subject {
  const tint = blow(chosen(GLASSES, `${slug} glass`));
  // Green glass of its own stays green.
  const coloured = isGreen(tint.colour) ? houseInItsColours : inItsColours;
  return { mark: readMark(sourceOf(slug, name)), tint, coloured };
}

/** The same for a service: its initials, in the glass of the house. */
export function seriesService({ name }: SeriesPage): Subject {
  const mark = readMark({ from: 'initials', icon: initialsOf(name) });
  return { mark, tint: blow(HOUSE_GLASS), coloured: inItsColours };
}

/** Draws the three pictures of a page that has no masters: beside the headline, upright, and lying. */
export function drawSeries(folder: string, slug: string, { mark, tint, coloured }: Subject): void {
  const [scene, heroPattern, turn] = chosen(HEROES, `${slug} hero`);
  const [layout, pattern, form, isTurned] = chosen(TALLS, `${slug} tall`);
  const motif = { mark, tint, pattern, form, isTurned };
  const pictures = [
    scene({ mark, tint, random: seeded(`${slug}-1`), pattern: heroPattern, turn }),
    layout({ ...motif, random: seeded(`${slug}-2`) }),
    chosen(WIDES, `${slug} wide`)({ ...motif, random: seeded(`${slug}-3`) }),
  ];
  for (const [index, svg] of pictures.entries()) saveSeries(`${folder}/${slug}-${index + 1}`, svg, coloured);
}

function sourceOf(slug: string, name: string): Source {
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

function chosen<Item>(items: readonly Item[], seed: string): Item {
  const item = items[Math.floor(seeded(seed)() * items.length)];
  if (item === undefined) throw new Error(`nothing to choose from for ${seed}`);
  return item;
}
