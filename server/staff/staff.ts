import { agency } from 'content-collections';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { createAccounts } from './accounts.ts';
import { createPasskeys } from './passkeys.ts';
import { createSessions } from './sessions.ts';

interface StaffParts {
  database: Database;
  clock: Clock;
  publicUrl: URL;
}

/** Accounts, sessions and passkeys on a database. Starts nothing. */
export function createStaff({ database, clock, publicUrl }: StaffParts) {
  const accounts = createAccounts({ database, clock });
  const sessions = createSessions({ database, clock });
  const site = { name: agency.brand, id: publicUrl.hostname, origin: publicUrl.origin };
  const passkeys = createPasskeys({ database, clock, accounts, sessions, site });
  return { accounts, sessions, passkeys };
}
