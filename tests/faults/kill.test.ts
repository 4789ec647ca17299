import { describe, it } from 'vitest';
import { expectNothingLostToKills } from './kills.ts';

// Nightly: on PostgreSQL in two-nodes.long.test.ts, with leases that expire in kill.long.test.ts.
describe('the site on SQLite, killed at random moments', () => {
  it('keeps every accepted lead of all forms once, and sends all their mails (row 3, row 4)', (context) =>
    expectNothingLostToKills('sqlite', { least: { kills: 6, leads: 6 }, waitsForLeases: false }, context));
});
