import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ArticleFileRow, Tables } from '../store/database.ts';
import { type SavedArticle, saveArticle } from './save-article.ts';

/**
 * `edited`: its text is no longer what the last import wrote; `deleted`: it was deleted since. Either stays as the
 * operator left it.
 */
export type ImportOutcome = 'added' | 'changed' | 'same' | 'edited' | 'deleted';

/** A file of `content/articles/` as the database is to hold it. */
export interface ArticleFile {
  row: SavedArticle;
  formerSlugs: readonly string[];
}

/** Tells a file whose text changed from one that the database was brought already. */
export function fileDigest({ row, formerSlugs }: ArticleFile): string {
  return digest([rowFields(row), formerSlugs]);
}

/**
 * Brings one file into the database unless somebody edited or deleted its article there; `isForced` does so all the same.
 * @throws SlugTaken when a former slug is the present one of another article
 */
export async function importArticle(
  transaction: Transaction<Tables>,
  file: ArticleFile,
  isForced: boolean,
): Promise<ImportOutcome> {
  const { row, formerSlugs } = file;
  const slugs = [row.slug, ...formerSlugs];
  // Nodes that start together take turns: the second finds what the first has written.
  await transaction.updateTable('article_changes').set({ number: sql`number` }).execute();
  const known = await transaction
    .selectFrom('article_files')
    .selectAll()
    .where('slug', 'in', slugs)
    .execute();
  const last = known.find(({ slug }) => slug === row.slug) ?? known[0];
  if (!isForced) {
    if (last?.file_digest === fileDigest(file)) return 'same';
    const present = await transaction.selectFrom('articles').selectAll().where('slug', 'in', slugs).execute();
    const article = present.find(({ slug }) => slug === row.slug) ?? present[0];
    if (last && !article) return 'deleted';
    if (article && rowDigest(article) !== (last?.row_digest ?? rowDigest(row))) return 'edited';
  }
  const outcome = await saveArticle(transaction, row, formerSlugs);
  const entry: ArticleFileRow = { slug: row.slug, file_digest: fileDigest(file), row_digest: rowDigest(row) };
  await transaction.deleteFrom('article_files').where('slug', 'in', slugs).execute();
  await transaction.insertInto('article_files').values(entry).execute();
  return outcome === 'overtaken' ? 'same' : outcome;
}

function rowDigest(row: SavedArticle): string {
  return digest(rowFields(row));
}

/** In one order, and without the id that the database has given. */
function rowFields(row: SavedArticle): unknown[] {
  const { slug, title, description, content, image_url, image_alt, created_at, updated_at, published_at } =
    row;
  const fields = [
    slug,
    title,
    description,
    content,
    image_url,
    image_alt,
    created_at,
    updated_at,
    published_at,
  ];
  // No file has an author: digests from before there was one stay good.
  return row.author === null ? fields : [...fields, row.author];
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
