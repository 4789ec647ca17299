import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { ArticleRow, Tables } from '../store/database.ts';

export type SavedArticle = Omit<ArticleRow, 'id'>;

/** A former slug is the current slug of another article; the message is for the operator, in French. */
export class SlugTaken extends Error {
  constructor(slug: string, others: readonly string[]) {
    super(`l’article « ${slug} » a pour ancienne adresse celle d’un autre : ${others.join(', ')}`);
    this.name = 'SlugTaken';
  }
}

/**
 * Inserts the article, or updates the one with its slug or a former slug; an unchanged one is not written.
 * @throws SlugTaken if a former slug is the current slug of another article
 */
export async function saveArticle(
  transaction: Transaction<Tables>,
  row: SavedArticle,
  formerSlugs: readonly string[],
): Promise<'added' | 'changed' | 'same'> {
  const present = await transaction
    .selectFrom('articles')
    .selectAll()
    .where('slug', 'in', [row.slug, ...formerSlugs])
    .execute();
  const known = present.find(({ slug }) => slug === row.slug) ?? present[0];
  const others = present.filter((article) => article !== known).map(({ slug }) => slug);
  if (others.length > 0) throw new SlugTaken(row.slug, others.sort());

  const former = [...formerSlugs, known?.slug ?? row.slug].filter((slug) => slug !== row.slug);
  if (!known) {
    const id = randomUUID();
    await transaction
      .insertInto('articles')
      .values({ id, ...row })
      .execute();
    await rememberSlugs(transaction, id, former, row.slug);
    return 'added';
  }
  if (isSame(known, row) && (await remembers(transaction, known.id, former))) return 'same';
  await transaction.updateTable('articles').set(row).where('id', '=', known.id).execute();
  await rememberSlugs(transaction, known.id, former, row.slug);
  // A draft without later edits would show the old text.
  await transaction
    .deleteFrom('article_drafts')
    .where('article_id', '=', known.id)
    .whereRef('revision', '=', 'published_revision')
    .execute();
  return 'changed';
}

/** Whether the error is a unique violation: PostgreSQL's 23505, SQLite's SQLITE_CONSTRAINT_UNIQUE (2067). */
export function isSlugClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);
}

async function remembers(
  transaction: Transaction<Tables>,
  articleId: string,
  former: readonly string[],
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('former_slugs')
    .select('slug')
    .where('article_id', '=', articleId)
    .execute();
  const remembered = new Set(rows.map(({ slug }) => slug));
  return former.every((slug) => remembered.has(slug));
}

/** Stores the former slugs of an article, and makes sure that its current slug is nobody's former one. */
export async function rememberSlugs(
  transaction: Transaction<Tables>,
  articleId: string,
  former: readonly string[],
  current: string,
): Promise<void> {
  await transaction.deleteFrom('former_slugs').where('slug', '=', current).execute();
  const rows = [...new Set(former)].map((slug) => ({ slug, article_id: articleId }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('former_slugs')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: articleId }))
    .execute();
}

function isSame(known: ArticleRow, row: SavedArticle): boolean {
  const { id: _id, ...stored } = known;
  return isDeepStrictEqual({ ...stored }, row);
}
