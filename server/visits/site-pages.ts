import type { Kysely } from 'kysely';
import { withoutTokens } from '../../domain/leads/tracking.ts';
import { pagePaths } from '../articles/desk/site-links.ts';
import { toStored } from '../clock.ts';
import type { Tables } from '../store/database.ts';
import { tellsOfNobody } from './typed-text.ts';

/** Pages that no list of pages names. */
const UNLISTED: ReadonlySet<string> = new Set(['/recherche', '/confirmation-contact']);
const ARTICLE = /^\/article\/([^/]+)$/;

/** Those of `paths` that no page has. */
export async function missingPages(
  database: Kysely<Tables>,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const pages = pagePaths();
  const unknown = paths.filter((path) => !pages.has(path) && !UNLISTED.has(path));
  const slugs = unknown.flatMap((path) => ARTICLE.exec(path)?.[1] ?? []);
  const articles =
    slugs.length === 0
      ? []
      : await database
          .selectFrom('articles')
          .select('slug')
          .where('slug', 'in', slugs)
          .where('published_at', '<=', toStored(now))
          .execute();
  const published = new Set(articles.map(({ slug }) => `/article/${slug}`));
  return new Set(unknown.filter((path) => !published.has(path)));
}

/** A missing path as it may be stored; `null` for one that may tell of a person. */
export function shownPath(path: string): string | null {
  return withoutTokens(path) === path && tellsOfNobody(path) ? path : null;
}
