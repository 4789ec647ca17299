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

type PublishedAt = (file: string) => string | undefined;

/** Every page from `content/`; articles come from the database. */
function contentPages(publishedAt: PublishedAt = () => undefined): readonly Address[] {
  const changedIn = (file: string) => publishedAt(file) ?? lastChanges[file];
  return [
    ...pageList.pages
      .filter(({ path }) => isShown(path, partList))
      .map(({ path, file }) => ({ path, changedAt: publishedAt(file) })),
    ...allServices.map(({ path }) => ({ path, changedAt: changedIn(`content${path}.md`) })),
    ...allTechnologies.map(({ path }) => ({ path, changedAt: changedIn(`content${path}.md`) })),
    ...allCities.map(({ path, slug }) => ({ path, changedAt: changedIn(`content/cities/${slug}.md`) })),
    ...allCaseStudies.map(({ path, slug }) => ({
      path,
      changedAt: changedIn(`content/case-studies/${slug}.yaml`),
    })),
    ...allLegalPages.map(({ path, slug, updatedAt }) => ({
      path,
      changedAt: publishedAt(`content/legal/${slug}.md`) ?? updatedAt,
    })),
  ];
}

export const contentPaths = (): readonly string[] => contentPages().map(({ path }) => path);

/**
 * The sitemap (sitemaps.org, protocol 0.9) of the pages from `content/` and of `articles`.
 * @param publishedAt when a file was published on the site
 */
export function sitemap(
  articles: readonly { slug: string; updatedAt: string }[],
  publishedAt: PublishedAt,
): string {
  const addresses: Address[] = [
    ...contentPages(publishedAt),
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
