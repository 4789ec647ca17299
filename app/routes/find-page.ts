import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { MAX_SLUG } from '../../domain/slug.ts';
import { screenServices } from '../services.ts';

/**
 * The page that a slug of the address names.
 * @throws a redirect to the page's one address from another spelling, which only a link inside the site brings here (the
 *   server redirects documents before), or to `elsewhere` when there is none: the home page (specification, section 8)
 *   unless the area has a page of its own to go to; and as `refuseSlug` does
 */
export function findPage<Page extends { slug: string }>(
  pages: readonly Page[],
  slug: string,
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  elsewhere = '/',
): Page {
  refuseSlug(slug);
  const page = pages.find((candidate) => candidate.slug === slug);
  if (page) return page;
  const path = context.get(screenServices).canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  throw redirect(elsewhere, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Stops at a parameter that can be no slug. React Router hands one over as it stands when its escapes are broken.
 * @throws 404 when it is longer than any slug, 400 when it cannot be read
 */
export function refuseSlug(slug: string): void {
  if (slug.length > MAX_SLUG) throw data(null, { status: 404 });
  if (!isDecodable(slug)) throw data(null, { status: 400 });
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
