import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { ROOT } from '../scripts/build.ts';
import { master } from './masters.ts';
import { inItsColour, save } from './output.ts';
import { path, tag } from './svg.ts';

/** Mark of what has none of its own (`content/menu-groups.ts`). */
const HOUSE = 'vitre';

/**
 * Draws the marks of services and technologies as one file, whose symbols pages show by name: `marques.svg#docker`, and
 * `marques.svg#docker-verre` for the colour of its glass, which its master names (`data-glass`). The page decides how
 * they are lit: without `--mark` a mark has its own colours, with it that one.
 */
export function drawMarks(): void {
  const slugs = ['services', 'expertises', 'technologies'].flatMap((folder) =>
    globSync(`${ROOT}content/${folder}/*.md`)
      .map((file) => parse(file).name)
      .sort(),
  );
  const symbols = [HOUSE, ...slugs].map((slug) => symbolOf(slug, master(`marques/${slug}`) ?? ''));
  // A technology's mark has its own colours on every site.
  save('marques', tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...symbols), (svg) => svg);
}

/** The mark that somebody has drawn for a page, in a square of 24 units for a service, 40 for a technology. */
function symbolOf(slug: string, drawn: string): string {
  const [, attributes = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(drawn) ?? [];
  const [, viewBox] = / viewBox="([^"]+)"/.exec(attributes) ?? [];
  const [, glass] = / data-glass="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined) return '';
  const symbol = tag('symbol', { id: slug, viewBox }, content);
  if (glass === undefined) return symbol;
  const pane = { id: `${slug}-verre`, viewBox: '0 0 1 1', preserveAspectRatio: 'none' };
  const colour = slug === HOUSE ? inItsColour(glass) : glass;
  return symbol + tag('symbol', pane, path('M0 0h1v1H0z', { fill: colour }));
}
