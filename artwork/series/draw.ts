import { existsSync, readFileSync } from 'node:fs';
import { HOUSE } from '../../domain/palette/house.ts';
import { oklchOf, shownHex, straight } from '../../domain/palette/oklch.ts';
import { ROOT } from '../../scripts/build.ts';
import { finished, hasMaster, mastersOf, spriteOf } from '../masters.ts';
import { inItsColour, save } from '../output.ts';
import { IRON } from '../palette.ts';
import { seeded } from '../random.ts';
import { initialsOf, type Mark, markOf, placed } from './mark.ts';
import { type SeriesPage, seriesPages } from './pages.ts';

/*
 * Pictures of pages that nobody has composed any for: one of several masters of `masters/series/`, with the page's mark
 * where they have a square (`data-mark`, the matrix that takes a unit square there). The mark of a technology stands in
 * glass of another hue than the house's.
 */

/** Degrees that the house's green glass is turned by; no hue is another green, which other palettes take elsewhere. */
const TURNS = [65, 85, 105, 125, 145, 165, 185, 205, 225, 245, 260];
/** Colours of the night, which all pictures share. */
const NIGHT: readonly string[] = [HOUSE.ink, IRON];

/** The glass of a technology: a function that gives it to what is drawn in the house's. */
export function glassOf(slug: string): (colour: string) => string {
  const turn = chosen(TURNS, `${slug} glass`);
  return (colour) => {
    if (NIGHT.includes(colour.toUpperCase())) return inItsColour(colour);
    const { hue, ...others } = oklchOf(colour);
    return shownHex(straight({ ...others, hue: hue + turn }));
  };
}

/** Draws the screens of the case studies that have no masters: mock-ups that say nothing of the product. */
export async function drawCaseStudySeries(): Promise<void> {
  const isComposed = (slug: string) => hasMaster(`realisations/${slug}`);
  for (const page of seriesPages('case-studies', isComposed, (slug) => `/assets/realisations/${slug}.svg`)) {
    const mark = await initialsOf(page.name);
    const files = chosen([...seriesMasters('screens').values()], page.slug);
    const screens = files.map((file, index) => [`ecran-${index + 1}`, marked(file, mark)] as const);
    saveSeries(`realisations/${page.slug}`, spriteOf(screens));
  }
}

/** Draws the pictures of the services that have no masters: their initials, in the glass of the house. */
export async function drawServiceSeries(): Promise<void> {
  for (const page of seriesPages('services', (slug) => hasMaster(`services/${slug}-1`)))
    drawGlass('services', page, await initialsOf(page.name), inItsColour);
}

/** Draws the pictures of the technologies that have no masters. */
export async function drawTechnologySeries(): Promise<void> {
  for (const page of seriesPages('technologies', (slug) => hasMaster(`technologies/${slug}-1`)))
    drawGlass('technologies', page, await markOf(page), glassOf(page.slug));
}

/** Three pictures: beside the headline, upright, and lying. */
function drawGlass(
  folder: string,
  { slug }: SeriesPage,
  mark: Mark,
  glass: (colour: string) => string,
): void {
  for (const [index, form] of ['hero', 'tall', 'wide'].entries()) {
    const [file = ''] = chosen([...seriesMasters(form).values()], `${slug} ${form}`);
    saveSeries(`${folder}/${slug}-${index + 1}`, finished(marked(file, mark), glass));
  }
}

function seriesMasters(form: string): ReadonlyMap<string, readonly string[]> {
  return new Map([...mastersOf('series')].filter(([name]) => name.startsWith(`series/${form}-`)));
}

function marked(file: string, mark: Mark): string {
  return readFileSync(`${ROOT}artwork/masters/${file}`, 'utf8').replace(
    / data-mark="([^"]+)" d="[^"]*"/g,
    (_square, matrix: string) => ` d="${placed(mark, matrix)}"`,
  );
}

function chosen<Item>(items: readonly Item[], seed: string): Item {
  const item = items[Math.floor(seeded(seed)() * items.length)];
  if (item === undefined) throw new Error(`nothing to choose from for ${seed}`);
  return item;
}

/** Tells a drawing of a series from one that the agency put in its place. */
const MARK = '<!-- série -->';

/** Writes a drawing of a series under `public/assets`, unless the agency has one of its own there. */
function saveSeries(name: string, svg: string): void {
  const file = `${ROOT}public/assets/${name}.svg`;
  if (existsSync(file) && !readFileSync(file, 'utf8').includes(MARK)) return;
  save(
    name,
    svg.replace(/<svg[^>]*>/, (start) => start + MARK),
    (drawn) => drawn,
  );
}
