import { describe, it } from 'vitest';
import { ENGINES } from './bench.ts';
import { expectSharedWork } from './starts.ts';

describe.each(ENGINES)('processes started together on one empty %s database, again and again', (engine) => {
  it('all work, and share migrations, tokens and mails', (context) =>
    expectSharedWork(engine, { starts: 10 }, context));
});
