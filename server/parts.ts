import type { Logger } from 'pino';
import type { FactSource } from '../content/facts.ts';
import type { Clock } from './clock.ts';
import type { Database } from './store/database.ts';

/** Settings shared by all mails about leads. */
export interface Mailing {
  /** Addresses that receive the notice of each lead. */
  leadsTo: readonly string[];
  /** Host part of each mail’s Message-ID. */
  mailDomain: string;
}

/** What several services are made of; each names what it takes. */
export interface Parts {
  database: Database;
  /** The database, for statements that go through many rows. */
  scans: Database;
  facts: FactSource;
  clock: Clock;
  logger: Logger;
  mailing: Mailing;
  /** Called after a mail was enqueued. */
  onEnqueued: () => void;
}
