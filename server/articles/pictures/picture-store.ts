import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
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

async function isUsed(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const inside = `%/${hash}-%`;
  const [draft, version, article, fact, page, former] = [
    await transaction
      .selectFrom('article_drafts')
      .select('article_id')
      .where((where) => where.or([where('markdown', 'like', inside), where('picture', 'like', inside)]))
      .limit(1)
      .executeTakeFirst(),
    await transaction
      .selectFrom('article_versions')
      .select('article_id')
      .where((where) => where.or([where('markdown', 'like', inside), where('picture', 'like', inside)]))
      .limit(1)
      .executeTakeFirst(),
    await transaction
      .selectFrom('articles')
      .select('id')
      .where((where) => where.or([where('content', 'like', inside), where('image_url', 'like', inside)]))
      .limit(1)
      .executeTakeFirst(),
    await transaction
      .selectFrom('agency_facts')
      .select('section')
      .where('value', 'like', inside)
      .limit(1)
      .executeTakeFirst(),
    await transaction
      .selectFrom('content_entries')
      .select('path')
      .where((where) => where.or([where('draft', 'like', inside), where('published', 'like', inside)]))
      .limit(1)
      .executeTakeFirst(),
    await transaction
      .selectFrom('content_versions')
      .select('path')
      .where('changes', 'like', inside)
      .limit(1)
      .executeTakeFirst(),
  ];
  return Boolean(draft ?? version ?? article ?? fact ?? page ?? former);
}
