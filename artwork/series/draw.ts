import { hasMaster } from '../masters.ts';
import { drawSeries, seriesTechnology } from '../technologies/series.ts';
import { seriesPages } from './pages.ts';

/** Draws the pictures of the technologies that have no masters. */
export function drawTechnologySeries(): void {
  for (const page of seriesPages('technologies', (slug) => hasMaster(`technologies/${slug}-1`)))
    drawSeries('technologies', page.slug, seriesTechnology(page));
}
