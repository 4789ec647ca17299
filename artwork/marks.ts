import { master } from './masters.ts';
import { inItsColours, save } from './output.ts';
import { LIME, shade } from './palette.ts';
import { seeded } from './random.ts';
import { type SeriesPage, seriesPages } from './series/pages.ts';
import { type Point, path, tag } from './svg.ts';
import { seriesTechnology } from './technologies/series.ts';

/** Square of a technology's mark, in units of a tenth of which its outline is written. */
const SIDE = 40;

/**
 * Draws the marks of services and technologies as one file, whose symbols pages show by name: `marques.svg#docker`, and
 * `marques.svg#docker-verre` for the colour of its glass, which its master names (`data-glass`). The page decides how
 * they are lit: without `--mark` a mark has its own colours, with it that one.
 */
export function drawMarks(): void {
  const symbols = [
    ...['services', 'expertises'].flatMap((folder) =>
      seriesPages(folder, () => false).map((page) => composed(page) ?? serviceMark(page)),
    ),
    ...seriesPages('technologies', () => false).map((page) => composed(page) ?? technologyMark(page)),
  ];
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
  return tag('symbol', { id: slug, viewBox }, content) + (glass === undefined ? '' : glassOf(slug, glass));
}

/** A window of four panes, one of them lit. */
function serviceMark({ slug }: SeriesPage): string {
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

function technologyMark(page: SeriesPage): string {
  const { mark, tint } = seriesTechnology(page);
  const fill = `var(--mark,${shade(tint.ramp, 0.7)})`;
  const parts = mark.parts.map((part) =>
    path(`${part.map(([x, y]): Point => [(x + 0.5) * SIDE, (y + 0.5) * SIDE])}`, { fill }),
  );
  return (
    tag('symbol', { id: page.slug, viewBox: `0 0 ${SIDE} ${SIDE}` }, ...parts) +
    glassOf(page.slug, tint.colour)
  );
}

function glassOf(slug: string, colour: string): string {
  return tag(
    'symbol',
    { id: `${slug}-verre`, viewBox: '0 0 1 1', preserveAspectRatio: 'none' },
    path('M0 0h1v1H0z', { fill: colour }),
  );
}
