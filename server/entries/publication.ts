import type { Logger } from 'pino';
import type { ContentValues } from '../../content/live.ts';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database } from '../store/database.ts';
import { readChanges } from './changes.ts';
import { ENTRIES, loadFiles } from './entries.ts';
import { entryFaults } from './entry-faults.ts';

interface DraftPublication {
  path: string;
  name: string;
  revision: number;
  by: string | null;
  now: Temporal.Instant;
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
        changes: written.published ?? '{}',
        published_at: toStored(now),
        published_by: by,
      })
      .execute();
    await note(transaction, now, { staffId: by, action: 'content.published', subject: name });
    return true;
  });
}

interface DueParts {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/** Publishes the drafts whose time has come; one that the content has come to refuse is no longer scheduled. */
export function createDuePublication({ database, clock, logger }: DueParts) {
  return async (published: ContentValues): Promise<void> => {
    const now = clock.now();
    const due = await database
      .selectFrom('content_entries')
      .selectAll()
      .where('publish_at', '<=', toStored(now))
      .execute();
    if (due.length > 0) await loadFiles();
    for (const { path, draft, revision, changed_by: by } of due) {
      const entry = ENTRIES.find((each) => each.path === path);
      if (!entry || draft === null) continue;
      const [fault] = entryFaults(entry, readChanges(draft), published);
      if (!fault) {
        await publishDraft(database, { path, name: entry.name, revision, by, now });
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
