import { describe, it } from 'vitest';
import { ENGINES } from './bench.ts';
import { expectNothingLostToKills } from './kills.ts';

describe.concurrent.each(ENGINES)('the site on %s, killed at random moments', (engine) => {
  it('keeps every accepted lead of all forms once, and sends all their mails (row 3, row 4)', (context) =>
    expectNothingLostToKills(engine, { kills: 6, leads: 6 }, context));
});
