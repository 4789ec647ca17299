import lastChanges from 'virtual:last-changes';
import {
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  pageList,
  partList,
} from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import { isShown } from '../../content/parts.ts';

/** A URL of the sitemap; `changedAt` is ISO 8601, absent if not known. */
interface Address {
  path: string;
  changedAt?: string | undefined;
}

/** Every page from `content/`; articles come from the database. */
const CONTENT_PAGES: readonly Address[] = [
  ...pageList.pages.filter(({ path }) => isShown(path, partList)).map(({ path }) => ({ path })),
  ...allServices.map(({ path }) => ({ path, changedAt: lastChanges[`content${path}.md`] })),
  ...allTechnologies.map(({ path, slug }) => ({
    path,
    changedAt: lastChanges[`content/technologies/${slug}.md`],
  })),
  ...allCities.map(({ path, slug }) => ({ path, changedAt: lastChanges[`content/cities/${slug}.md`] })),
  ...allCaseStudies.map(({ path, slug }) => ({
    path,
    changedAt: lastChanges[`content/case-studies/${slug}.yaml`],
  })),
  ...allLegalPages.map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
];

/** Path of every page from `content/`. */
export const CONTENT_PATHS: readonly string[] = CONTENT_PAGES.map(({ path }) => path);

/** The sitemap (sitemaps.org, protocol 0.9) of the pages from `content/` and of `articles`. */
export function sitemap(articles: readonly { slug: string; updatedAt: string }[]): string {
  const addresses: Address[] = [
    ...CONTENT_PAGES,
    ...articles.map(({ slug, updatedAt }) => ({
      path: `/article/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    })),
  ];
  const entries = addresses.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<url><loc>${SITE}${path}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
