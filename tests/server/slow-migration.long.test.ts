import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { isMigrated, migrateAtStart } from '../../server/store/migrate.ts';
import { createDatabase } from '../support/postgres.ts';
import { fillAsEarlier } from './earlier-databases/open.ts';

it('a migration that takes longer than any other statement may is waited for, by two processes, and says so', async () => {
  const location: DatabaseLocation = {
    engine: 'postgres',
    url: await createDatabase(inject('postgresUrl')),
  };
  await fillAsEarlier('1363a37', location);
  const processes = [openDatabase(location, () => {}), openDatabase(location, () => {})] as const;
  const [database] = processes;
  await sql`create function be_slow() returns event_trigger language plpgsql as
    'begin perform pg_sleep(12); end'`.execute(database);
  await sql`create event trigger slow on ddl_command_start when tag in ('CREATE INDEX')
    execute function be_slow()`.execute(database);
  // Migration 007 has one index; the others are quick.
  await sql`create function be_quick() returns event_trigger language plpgsql as
    'begin execute ''alter event trigger slow disable''; end'`.execute(database);
  await sql`create event trigger quick on ddl_command_end when tag in ('CREATE INDEX')
    execute function be_quick()`.execute(database);

  const said: string[] = [];
  const logger = {
    debug() {},
    info: (...words: unknown[]) => {
      said.push(JSON.stringify(words));
    },
  };
  await Promise.all(processes.map((process) => migrateAtStart(process, location, logger)));
  expect(await isMigrated(database)).toBe(true);
  expect(said.join('\n')).toMatch(/still migrating/);
  expect(said.join('\n')).toMatch(/waiting for the migrations of another process/);
  await Promise.all(processes.map((process) => process.destroy()));
});
