import { master } from './masters.ts';
import { inItsColours, save } from './output.ts';
import { LIME } from './palette.ts';
import { seeded } from './random.ts';
import { glassOf } from './series/draw.ts';
import { markOf, placed } from './series/mark.ts';
import { type SeriesPage, seriesPages } from './series/pages.ts';
import { path, tag } from './svg.ts';

/** Square of a technology's mark, in units of a tenth of which its outline is written. */
const SIDE = 40;
/** Mark of what has none of its own (`content/menu-groups.ts`). */
const HOUSE = 'vitre';
/** Glass in the house's colour, in full light. */
const GLASS = '#1B9E6C';

/**
 * Draws the marks of services and technologies as one file, whose symbols pages show by name: `marques.svg#docker`, and
 * `marques.svg#docker-verre` for the colour of its glass, which its master names (`data-glass`). The page decides how
 * they are lit: without `--mark` a mark has its own colours, with it that one.
 */
export async function drawMarks(): Promise<void> {
  const symbols = [
    // Of pages without drawings.
    serviceMark({ slug: HOUSE }) + inItsColours(glassSymbol(HOUSE, GLASS)),
    ...['services', 'expertises'].flatMap((folder) =>
      seriesPages(folder, () => false).map((page) => composed(page) ?? serviceMark(page)),
    ),
  ];
  for (const page of seriesPages('technologies', () => false))
    symbols.push(composed(page) ?? (await technologyMark(page)));
  const marks = tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...symbols);
  // A technology's mark has its own colours on every site.
  save('marques', marks, (svg) => svg);
}

/** The mark that somebody has drawn for a page, in a square of 24 units for a service, 40 for a technology. */
function composed({ slug }: SeriesPage): string | undefined {
  const [, attributes, content] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(master(`marques/${slug}`) ?? '') ?? [];
  if (attributes === undefined || content === undefined) return undefined;
  const [[, viewBox = ''] = [], [, glass] = []] = [/ viewBox="([^"]+)"/, / data-glass="([^"]+)"/].map(
    (wanted) => wanted.exec(attributes) ?? [],
  );
  return (
    tag('symbol', { id: slug, viewBox }, content) + (glass === undefined ? '' : glassSymbol(slug, glass))
  );
}

/** A window of four panes, one of them lit. */
function serviceMark({ slug }: Pick<SeriesPage, 'slug'>): string {
  const [x, y] = [seeded(`${slug} x`)() < 0.5 ? 3.5 : 12, seeded(`${slug} y`)() < 0.5 ? 3.5 : 12];
  const lines = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  return inItsColours(
    tag(
      'symbol',
      { id: slug, viewBox: '0 0 24 24' },
      path(`M${x} ${y}h8.5v8.5h-8.5z`, { fill: `var(--lit,${LIME})` }),
      path('M3.5 3.5h17v17h-17zM12 3.5v17M3.5 12h17', lines),
    ),
  );
}

async function technologyMark(page: SeriesPage): Promise<string> {
  const glass = glassOf(page.slug)(GLASS);
  const d = placed(await markOf(page), `${SIDE} 0 0 ${SIDE} ${SIDE / 2} ${SIDE / 2}`);
  return (
    tag(
      'symbol',
      { id: page.slug, viewBox: `0 0 ${SIDE} ${SIDE}` },
      path(d, { fill: `var(--mark,${glass})` }),
    ) + glassSymbol(page.slug, glass)
  );
}

function glassSymbol(slug: string, colour: string): string {
  return tag(
    'symbol',
    { id: `${slug}-verre`, viewBox: '0 0 1 1', preserveAspectRatio: 'none' },
    path('M0 0h1v1H0z', { fill: colour }),
  );
}
