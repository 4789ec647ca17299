import { describe, it } from 'vitest';
import { ENGINES } from './bench.ts';
import { expectNothingLostToKills } from './kills.ts';

describe.each(ENGINES)('the site on %s, killed forty times at random moments', (engine) => {
  it('keeps every accepted lead of all forms once, and sends all their mails (row 3, row 4)', (context) =>
    expectNothingLostToKills(engine, { least: { kills: 40, leads: 40 }, waitsForLeases: true }, context));
});
