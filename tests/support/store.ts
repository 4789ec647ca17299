import {
  type DatabaseLocation,
  type LeadRow,
  type OutboxRow,
  openDatabase,
  type SubmissionKeyRow,
} from '../../server/store/database.ts';

/** What the database holds. */
export interface Store {
  leads: LeadRow[];
  keys: SubmissionKeyRow[];
  mails: OutboxRow[];
}

/** Reads the database beside the processes that work on it. */
export async function readStore(location: DatabaseLocation): Promise<Store> {
  const database = openDatabase(location, () => {});
  try {
    return {
      leads: await database.selectFrom('leads').selectAll().execute(),
      keys: await database.selectFrom('submission_keys').selectAll().execute(),
      mails: await database.selectFrom('outbox').selectAll().execute(),
    };
  } finally {
    await database.destroy();
  }
}
