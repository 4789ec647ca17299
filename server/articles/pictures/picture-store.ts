import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { pictureAddress } from '../../../domain/articles/picture-address.ts';
import { toStored } from '../../clock.ts';
import { note } from '../../journal/journal.ts';
import type { Database, Tables } from '../../store/database.ts';
import type { PictureWork } from './picture-work.ts';

/** How long an unused picture is kept: its author may still be writing. */
const UNUSED_DAYS = 7;

interface Brought {
  bytes: Buffer;
  by: string | null;
  now: Temporal.Instant;
}

/**
 * Stores an uploaded picture and returns its URL; the same bytes again return the same picture.
 * @throws as `PictureWork.prepare` does
 */
export async function keepPicture(
  { database, pictures }: { database: Database; pictures: PictureWork },
  { bytes, by, now }: Brought,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await database
    .selectFrom('article_pictures')
    .select('path')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return known.path;
  const { width, height, forms } = await pictures.prepare(bytes);
  const path = pictureAddress(hash, width, height);
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('article_pictures')
      .values({ hash, path, created_at: toStored(now), created_by: by })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst();
    if (!added) return;
    await transaction
      .insertInto('article_picture_files')
      .values(forms.map((form) => ({ hash, ...form })))
      .execute();
    await note(transaction, now, { staffId: by, action: 'article.picture_added', subject: hash });
  });
  return path;
}

/** The file of one size and format of a picture. */
export async function readPicture(
  database: Database,
  hash: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await database
    .selectFrom('article_picture_files')
    .select('bytes')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  return file ? new Uint8Array(file.bytes) : null;
}

/** Erases pictures older than a week that no draft, version, article, page or fact uses; returns their number. */
export async function dropUnusedPictures(
  transaction: Transaction<Tables>,
  now: Temporal.Instant,
): Promise<number> {
  const old = await transaction
    .selectFrom('article_pictures')
    .select('hash')
    .where('created_at', '<', toStored(now.subtract({ hours: UNUSED_DAYS * 24 })))
    .execute();
  let dropped = 0;
  for (const { hash } of old) {
    if (await isUsed(transaction, hash)) continue;
    await transaction.deleteFrom('article_pictures').where('hash', '=', hash).execute();
    dropped += 1;
  }
  return dropped;
}

/** Where addresses of pictures stand. */
const USES: readonly {
  [Table in keyof Tables]: readonly [table: Table, ...columns: (keyof Tables[Table] & string)[]];
}[keyof Tables][] = [
  ['article_drafts', 'markdown', 'picture'],
  ['article_versions', 'markdown', 'picture'],
  ['articles', 'content', 'image_url'],
  ['agency_facts', 'value'],
  ['content_entries', 'draft', 'published'],
  ['content_versions', 'changes'],
];

async function isUsed(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  for (const [table, ...columns] of USES) {
    const uses = columns.map((column) => sql`${sql.ref(column)} like ${`%/${hash}-%`}`);
    const found = sql`select 1 from ${sql.table(table)} where ${sql.join(uses, sql` or `)} limit 1`;
    if ((await found.execute(transaction)).rows.length > 0) return true;
  }
  return false;
}
