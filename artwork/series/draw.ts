import { hasMaster, spriteOf } from '../masters.ts';
import { drawSeries, seriesService, seriesTechnology } from '../technologies/series.ts';
import { seriesGlass } from './article.ts';
import { seriesScreens } from './case-study.ts';
import { seriesPages } from './pages.ts';
import { saveSeries } from './save.ts';

/** Draws the pictures of the articles that have no master. */
export function drawArticleSeries(): void {
  const isComposed = (slug: string) => hasMaster(`blog/${slug}`);
  for (const { slug } of seriesPages('articles', isComposed, (slug) => `/assets/blog/${slug}.svg`))
    saveSeries(`blog/${slug}`, seriesGlass(slug));
}

/** Draws the screens of the case studies that have no masters. */
export function drawCaseStudySeries(): void {
  const isComposed = (slug: string) => hasMaster(`realisations/${slug}`);
  for (const page of seriesPages('case-studies', isComposed, (slug) => `/assets/realisations/${slug}.svg`)) {
    const screens = seriesScreens(page).map((screen, index) => [`ecran-${index + 1}`, screen] as const);
    saveSeries(`realisations/${page.slug}`, spriteOf(screens), (svg) => svg);
  }
}

/** Draws the pictures of the services that have no masters. */
export function drawServiceSeries(): void {
  for (const page of seriesPages('services', (slug) => hasMaster(`services/${slug}-1`)))
    drawSeries('services', page.slug, seriesService(page));
}

/** Draws the pictures of the technologies that have no masters. */
export function drawTechnologySeries(): void {
  for (const page of seriesPages('technologies', (slug) => hasMaster(`technologies/${slug}-1`)))
    drawSeries('technologies', page.slug, seriesTechnology(page));
}
