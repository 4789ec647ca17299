import { partList } from 'content-collections';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Part } from '../../content/parts.ts';
import { retiredTo } from '../../content/retired-pages.ts';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { MAX_SLUG } from '../../domain/slug.ts';
import { screenServices } from '../services.ts';

/**
 * Finds the page with a slug.
 * @throws 301 to the canonical path for another spelling, on client navigations (the server redirects documents
 *   earlier); 302 to `elsewhere` for an unknown slug, by default to the home page (specification, section 8); or as
 *   `refuseSlug` and `leaveRetired`
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
  leaveRetired(url);
  throw redirect(elsewhere, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}

/** Sends visitors on from a page that colleagues took off the site. @throws 301, or 410 if it leads nowhere */
export function leaveRetired({ pathname, search }: URL): void {
  const to = retiredTo(pathname);
  if (to === undefined) return;
  if (to === '') throw data(null, { status: 410 });
  // Browsers ask again: the page may be put back.
  throw redirect(to + search, { status: 301, headers: { 'Cache-Control': 'no-cache' } });
}

/**
 * Rejects a parameter that cannot be a slug. React Router passes malformed percent-encoding on unchanged.
 * @throws 404 if it is longer than any slug, 400 if it cannot be decoded
 */
export function refuseSlug(slug: string): void {
  if (slug.length > MAX_SLUG) throw data(null, { status: 404 });
  if (!isDecodable(slug)) throw data(null, { status: 400 });
}

export interface PageLink {
  name: string;
  path: string;
}

/** Links to the pages with these slugs, in this order; unknown slugs are left out. */
export function linksTo(
  pages: readonly (PageLink & { slug: string })[],
  slugs: readonly string[],
): PageLink[] {
  return slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ name, path })),
  );
}

/** Rejects a page of a part that is turned off (`content/parts.yaml`). @throws 404 */
export function requirePart(part: Part): void {
  if (!partList[part]) throw data(null, { status: 404 });
}
