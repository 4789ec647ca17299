import { agency } from 'content-collections';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createSessions, type Sessions } from './sessions.ts';

interface StaffParts {
  database: Database;
  clock: Clock;
  publicUrl: URL;
}

export interface Staff {
  accounts: Accounts;
  sessions: Sessions;
  passkeys: Passkeys;
}

/** Builds them on a database. Starts nothing. */
export function createStaff({ database, clock, publicUrl }: StaffParts): Staff {
  const accounts = createAccounts({ database, clock });
  const sessions = createSessions({ database, clock });
  const site = { name: agency.brand, id: publicUrl.hostname, origin: publicUrl.origin };
  return {
    accounts,
    sessions,
    passkeys: createPasskeys({ database, clock, accounts, sessions, site }),
  };
}
