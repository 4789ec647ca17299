import { describe, it } from 'vitest';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { expectSharedWork } from './starts.ts';

describe.each(['session', 'transaction'] as const)('PostgreSQL through pgbouncer, in its %s mode', (mode) => {
  it('is migrated once by processes that start together, which share tokens and mails', (context) =>
    expectSharedWork(
      'postgres',
      {
        starts: 3,
        async settings({ location }) {
          if (location.engine !== 'postgres') throw new Error('not on PostgreSQL');
          const bouncer = await startPgbouncer(location.url, mode);
          context.onTestFinished(bouncer.stop);
          return { DATABASE_URL: bouncer.url };
        },
      },
      context,
    ));
});
