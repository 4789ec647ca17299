import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ArticleFileRow, Database, Tables } from '../store/database.ts';
import { takeTurn } from './desk/act.ts';
import { type SavedArticle, saveArticle } from './save-article.ts';

/** `edited`, `deleted`: the article was changed in the database since the last import, and is left alone. */
export type ImportOutcome = 'added' | 'changed' | 'same' | 'edited' | 'deleted';

const SAVED_COLUMNS = [
  'slug',
  'title',
  'description',
  'content',
  'image_url',
  'image_alt',
  'created_at',
  'updated_at',
  'published_at',
  'author',
] as const satisfies readonly (keyof SavedArticle)[];

export interface ArticleFile {
  row: SavedArticle;
  formerSlugs: readonly string[];
}

/** Digest of a file, to see whether it changed since the last import. */
export function fileDigest({ row, formerSlugs }: ArticleFile): string {
  return digest([rowFields(row), formerSlugs]);
}

/**
 * Imports one file, unless its article was edited or deleted in the database; `isForced` overwrites it.
 * @throws SlugTaken if a former slug is the current slug of another article
 */
export async function importArticle(
  transaction: Transaction<Tables>,
  file: ArticleFile,
  isForced: boolean,
): Promise<ImportOutcome> {
  const { row, formerSlugs } = file;
  const slugs = [row.slug, ...formerSlugs];
  // Nodes that start together import one after another.
  await takeTurn(transaction);
  const known = await transaction
    .selectFrom('article_files')
    .selectAll()
    .where('slug', 'in', slugs)
    .execute();
  const last = known.find(({ slug }) => slug === row.slug) ?? known[0];
  if (!isForced) {
    if (last?.file_digest === fileDigest(file)) return 'same';
    const article = await presentArticle(transaction, file);
    if (last && !article) return 'deleted';
    if (article && rowDigest(article) !== (last?.row_digest ?? rowDigest(row))) return 'edited';
  }
  const outcome = await saveArticle(transaction, row, formerSlugs);
  const entry: ArticleFileRow = { slug: row.slug, file_digest: fileDigest(file), row_digest: rowDigest(row) };
  await transaction.deleteFrom('article_files').where('slug', 'in', slugs).execute();
  await transaction.insertInto('article_files').values(entry).execute();
  return outcome;
}

/**
 * The columns in which the article of a file differs from it, which a forced import overwrites; `null` if the article is
 * not in the database.
 */
export async function differences(
  database: Database,
  file: ArticleFile,
): Promise<(keyof SavedArticle)[] | null> {
  const article = await presentArticle(database, file);
  return article ? SAVED_COLUMNS.filter((column) => article[column] !== file.row[column]) : null;
}

/** The article of a file, by its slug or a former one. */
async function presentArticle(database: Kysely<Tables>, { row, formerSlugs }: ArticleFile) {
  const slugs = [row.slug, ...formerSlugs];
  const present = await database.selectFrom('articles').selectAll().where('slug', 'in', slugs).execute();
  return present.find(({ slug }) => slug === row.slug) ?? present[0];
}

function rowDigest(row: SavedArticle): string {
  return digest(rowFields(row));
}

/** The fields in a fixed order, without the generated id. */
function rowFields(row: SavedArticle): unknown[] {
  // Files had no author; leaving out none keeps their digests valid.
  const columns = SAVED_COLUMNS.filter((column) => column !== 'author' || row.author !== null);
  return columns.map((column) => row[column]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
