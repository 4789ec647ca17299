import { partList } from 'content-collections';
import type { Kysely } from 'kysely';
import { SITE } from '../../../app/seo/site-address.ts';
import { isShown } from '../../../content/parts.ts';
import { canonicalPath } from '../../http/canonical-path.ts';
import { contentPaths } from '../../seo/sitemap.ts';
import type { Tables } from '../../store/database.ts';

export const pagePaths = () => new Set(contentPaths().filter((path) => isShown(path, partList)));
/** Paths that exist but are not pages. */
const OTHERS = new Set(['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']);

/**
 * Those of `targets` that are broken links within the site; external links are not checked.
 * @param own slug of the article itself
 */
export async function brokenLinks(
  database: Kysely<Tables>,
  targets: readonly string[],
  own: string,
): Promise<string[]> {
  const pages = pagePaths();
  const broken: string[] = [];
  for (const target of new Set(targets)) {
    const path = ownPath(target);
    if (path === null || path.startsWith('/assets/') || OTHERS.has(path)) continue;
    const slug = /^\/article\/([^/]+)$/.exec(path)?.[1];
    const isThere =
      slug === undefined ? pages.has(canonicalPath(path)) : slug === own || (await isArticle(database, slug));
    if (!isThere) broken.push(target);
  }
  return broken;
}

/** Path of a link within the site, without query and fragment; null for an external one. */
function ownPath(target: string): string | null {
  const inside = target.startsWith(`${SITE}/`) || target === SITE ? target.slice(SITE.length) || '/' : target;
  if (inside.startsWith('#') || inside.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(inside)) return null;
  const [path = ''] = inside.split(/[?#]/, 1);
  return path.startsWith('/') ? path : `/article/${path}`;
}

async function isArticle(database: Kysely<Tables>, slug: string): Promise<boolean> {
  const known = await database
    .selectFrom('articles')
    .select('slug')
    .where('slug', '=', slug)
    .unionAll(database.selectFrom('former_slugs').select('slug').where('slug', '=', slug))
    .executeTakeFirst();
  return known !== undefined;
}
