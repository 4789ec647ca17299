import { data, redirect } from 'react-router';

/** Longest slug that is looked up. */
const MAX_SLUG = 200;

/**
 * The page that a slug of the address names.
 * @throws a redirect to the home page when there is none (specification, section 8), 404 when it is longer than any
 *   slug, 400 when it cannot be read
 */
export function findPage<Page extends { slug: string }>(pages: readonly Page[], slug: string): Page {
  if (slug.length > MAX_SLUG) throw data(null, { status: 404 });
  if (!isDecodable(slug)) throw data(null, { status: 400 });
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw redirect('/', { status: 302, headers: { 'Cache-Control': 'no-store' } });
  return page;
}

/** React Router hands over a parameter as it stands when its escapes are broken. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).length >= 0;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** What a link to a page needs. */
export interface PageLink {
  name: string;
  path: string;
}

/** Links to the pages that slugs name, in the order of the slugs. */
export function linksTo(
  pages: readonly (PageLink & { slug: string })[],
  slugs: readonly string[],
): PageLink[] {
  return slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ name, path })),
  );
}
