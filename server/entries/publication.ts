import type { Transaction } from 'kysely';
import { FREE_PAGES } from '../../content/free-pages.ts';
import type { ContentValues } from '../../content/live.ts';
import { dateInParis } from '../../domain/dates.ts';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Parts } from '../parts.ts';
import type { ContentEntryRow, Database, Tables } from '../store/database.ts';
import { readChanges } from './changes.ts';
import { entryAt, loadFiles, nameOf } from './entries.ts';
import { entryFaults } from './entry-faults.ts';
import { RETIRED } from './retirement.ts';

interface DraftPublication {
  path: string;
  name: string;
  revision: number;
  by: string | null;
  now: Temporal.Instant;
}

/** Changes an entry that is still at `revision`; 0 makes it. @returns false if it changed */
export async function writeEntry(
  database: Database,
  { path, revision, by, now }: Omit<DraftPublication, 'name'>,
  values: Partial<ContentEntryRow>,
): Promise<boolean> {
  const row = { ...values, revision: revision + 1, changed_at: toStored(now), changed_by: by };
  const written = await (revision === 0
    ? database
        .insertInto('content_entries')
        .values({ ...row, path })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .returning('path')
        .executeTakeFirst()
    : database
        .updateTable('content_entries')
        .set(row)
        .where('path', '=', path)
        .where('revision', '=', revision)
        .returning('path')
        .executeTakeFirst());
  return written !== undefined;
}

/** Puts a draft in place of what is published, and keeps it as a version, in one transaction. @returns false if it changed */
export function publishDraft(
  database: Database,
  { path, name, revision, by, now }: DraftPublication,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable('content_entries')
      .set(({ ref }) => ({
        published: ref('draft'),
        draft: null,
        publish_at: null,
        revision: revision + 1,
        published_at: toStored(now),
        changed_at: toStored(now),
        changed_by: by,
      }))
      .where('path', '=', path)
      .where('revision', '=', revision)
      .where('draft', 'is not', null)
      .returning('published')
      .executeTakeFirst();
    if (!written) return false;
    await keepVersion(transaction, { path, changes: written.published, by, now });
    // A page that comes back sends nobody on.
    if (path.startsWith(FREE_PAGES))
      await transaction
        .deleteFrom('content_entries')
        .where('path', '=', RETIRED + path)
        .execute();
    await note(transaction, now, { staffId: by, action: 'content.published', subject: name });
    return true;
  });
}

/** Keeps what is said from now on, for the list of versions. */
async function keepVersion(
  transaction: Transaction<Tables>,
  { path, changes, by, now }: Pick<DraftPublication, 'path' | 'by' | 'now'> & { changes: string | null },
): Promise<void> {
  const last = await transaction
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('path', '=', path)
    .executeTakeFirst();
  await transaction
    .insertInto('content_versions')
    .values({
      path,
      number: (last?.number ?? 0) + 1,
      changes: changes ?? '{}',
      published_at: toStored(now),
      published_by: by,
    })
    .execute();
}

/** Takes a page without a file off the site, in one transaction. @returns false if it changed */
export function endPage(
  database: Database,
  { path, name, revision, by, now }: DraftPublication,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('content_entries')
      .select('published')
      .where('path', '=', path)
      .executeTakeFirst();
    const written = await transaction
      .updateTable('content_entries')
      .set(({ fn }) => ({
        draft: fn.coalesce('draft', 'published'),
        published: null,
        publish_at: null,
        revision: revision + 1,
        changed_at: toStored(now),
        changed_by: by,
      }))
      .where('path', '=', path)
      .where('revision', '=', revision)
      .where('published', 'is not', null)
      .returning('path')
      .executeTakeFirst();
    if (!written) return false;
    const { next } = readChanges(before?.published ?? null);
    if (next) {
      const end = { published: JSON.stringify({ to: next }), published_at: toStored(now) };
      await writeEntry(transaction, { path: RETIRED + path, revision: 0, by, now }, end);
    }
    await note(transaction, now, { staffId: by, action: 'content.ended', subject: name });
    return true;
  });
}

/** Takes a page of the build off the site (`to`: where its visitors go), or puts it back (`null`), in one transaction.
 * @returns false if it changed */
export function writeRetirement(
  database: Database,
  { path, name, revision, by, now, to }: DraftPublication & { to: string | null },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const published = to === null ? null : JSON.stringify({ to: { value: to, base: '' } });
    const act = { path, revision, by, now };
    if (!(await writeEntry(transaction, act, { published, published_at: toStored(now) }))) return false;
    const action = to === null ? 'content.put_back' : 'content.retired';
    await keepVersion(transaction, { path, changes: published, by, now });
    await note(transaction, now, { staffId: by, action, subject: name });
    return true;
  });
}

type DueParts = Pick<Parts, 'database' | 'clock' | 'logger'>;

/** Takes the pages off whose last day is over. */
async function endPages(database: Database, now: Temporal.Instant): Promise<void> {
  const today = dateInParis(now);
  const rows = await database
    .selectFrom('content_entries')
    .select(['path', 'published', 'revision'])
    .where('path', 'like', `${FREE_PAGES}%`)
    .where('published', 'is not', null)
    .execute();
  for (const { path, published, revision } of rows) {
    const { until, title } = readChanges(published);
    const name = String(title?.value ?? path);
    if (until && String(until.value) < String(today))
      await endPage(database, { path, name, revision, by: null, now });
  }
}

/** Publishes the drafts whose time has come; one that the content has come to refuse is no longer scheduled. */
export function createDuePublication({ database, clock, logger }: DueParts) {
  return async (published: ContentValues): Promise<void> => {
    const now = clock.now();
    await endPages(database, now);
    const due = await database
      .selectFrom('content_entries')
      .selectAll()
      .where('publish_at', '<=', toStored(now))
      .execute();
    if (due.length > 0) await loadFiles();
    for (const { path, draft, revision, changed_by: by } of due) {
      const entry = entryAt(path);
      if (!entry || draft === null) continue;
      const [fault] = entryFaults(entry, readChanges(draft), published);
      if (!fault) {
        await publishDraft(database, {
          path,
          name: nameOf(entry, readChanges(draft)),
          revision,
          by,
          now,
        });
        continue;
      }
      logger.warn({ path, ...fault }, 'scheduled content refused, it is a draft again');
      await database.transaction().execute(async (transaction) => {
        const written = await transaction
          .updateTable('content_entries')
          .set({ publish_at: null, revision: revision + 1 })
          .where('path', '=', path)
          .where('revision', '=', revision)
          .returning('path')
          .executeTakeFirst();
        if (written)
          await note(transaction, now, { staffId: by, action: 'content.unscheduled', subject: entry.name });
      });
    }
  };
}
