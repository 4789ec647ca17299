import {
  type DatabaseLocation,
  type LeadRow,
  type OutboxRow,
  openDatabase,
  type SubmissionKeyRow,
} from '../../server/store/database.ts';

/** Content of the database. */
export interface Store {
  leads: LeadRow[];
  keys: SubmissionKeyRow[];
  mails: OutboxRow[];
}

/** Reads the database while processes use it. */
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
