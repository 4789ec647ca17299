import * as generated from 'content-collections';
import { Hono } from 'hono';
import { sharedPages } from '../../app/seo/shared-pages.ts';
import { freePages } from '../../content/free-pages.ts';
import { sharePicture } from '../../domain/share-picture.ts';
import { createSharePictures, type Sources } from '../articles/pictures/share-picture.ts';
import type { Environment } from '../http/environment.ts';

const DAY = 'public, max-age=86400';

/** The Open Graph pictures of all pages but articles (`/assets/articles/partage`). */
export function sharePictureRoutes(sources: Sources) {
  const app = new Hono<Environment>();
  const sharePictureOf = createSharePictures(sources);

  app.get('/:name{[a-z0-9-]{1,200}\\.jpg}', async (c) => {
    const { path } = c.req;
    // Some pages that colleagues made are in no list.
    const made = freePages.map(({ share = '', path, title }) => ({ path, area: '', title, picture: share }));
    const page = [...sharedPages(CONTENT), ...made].find(
      (candidate) => sharePicture(candidate.path) === path,
    );
    if (!page) return c.notFound();
    const { area, title, picture } = page;
    const drawn = await sharePictureOf({ area, title, picture });
    return c.body(drawn, 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': DAY });
  });
  return app;
}

const CONTENT = {
  pages: generated.pageList.pages,
  services: generated.allServices,
  technologies: generated.allTechnologies,
  cities: generated.allCities,
  caseStudies: generated.allCaseStudies,
  legalPages: generated.allLegalPages,
  copy: generated,
};
