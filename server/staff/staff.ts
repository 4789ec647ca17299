import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** All that concerns the agency's own people. */
export interface Staff {
  accounts: Accounts;
  sessions: Sessions;
}

/** Builds it on one database. Starts nothing. */
export function createStaff(parts: { database: Database; clock: Clock }): Staff {
  return { accounts: createAccounts(parts), sessions: createSessions(parts) };
}
