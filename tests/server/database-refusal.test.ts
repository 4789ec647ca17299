import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { databaseFault } from '../../server/store/database-fault.ts';
import { migrateAtStart } from '../../server/store/migrate.ts';
import { createDatabase } from '../support/postgres.ts';
import { testAll } from '../support/test-all.ts';

/** What the operator reads of a start on this database. */
async function faultOf(location: DatabaseLocation): Promise<string> {
  const database = openDatabase(location, () => {});
  const fault = await migrateAtStart(database, location, { debug() {}, info() {} }).then(
    () => '',
    databaseFault,
  );
  await database.destroy();
  return fault;
}

describe('a PostgreSQL that cannot be used says why:', () => {
  testAll<[string, (url: URL) => void, RegExp]>([
    ['a wrong password', (url) => (url.password = 'wrong'), /refuse l’utilisateur ou son mot de passe$/],
    ['an unknown user', (url) => (url.username = 'nobody'), /refuse l’utilisateur ou son mot de passe$/],
    ['an absent database', (url) => (url.pathname = '/absent'), /n’existe pas/],
    ['an unknown host', (url) => (url.hostname = 'nowhere.invalid'), /l’hôte est inconnu/],
    ['a port where nobody listens', (url) => (url.port = '1'), /rien n’écoute/],
    ['no TLS', (url) => (url.search = '?sslmode=verify-full'), /ne connaît pas TLS/],
    [
      'an absent certificate',
      (url) => (url.search = '?sslmode=verify-full&sslrootcert=/absent.crt'),
      /no such file .*\/absent\.crt/,
    ],
  ])('a server that cannot be reached or refuses', async ([_what, spoil, sentence]) => {
    const url = new URL(inject('postgresUrl'));
    spoil(url);
    expect(await faultOf({ engine: 'postgres', url: url.href })).toMatch(sentence);
  });

  it('no rights to create tables, or to write', async () => {
    const owner = await createDatabase(inject('postgresUrl'));
    const client = new Client({ connectionString: owner });
    await client.connect();
    const name = new URL(owner).pathname.slice(1);
    await client.query(`create role ${name} login password 'weak'`);
    const url = new URL(owner);
    [url.username, url.password] = [name, 'weak'];
    const location = { engine: 'postgres' as const, url: url.href };
    expect(await faultOf(location)).toMatch(/n’a pas les droits/);
    await client.query(`alter database ${name} set default_transaction_read_only = on`);
    await client.end();
    expect(await faultOf(location)).toMatch(/lecture seule/);
  });
});

describe('a SQLite file that cannot be used says why:', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-refusal-'));
    writeFileSync(join(folder, 'text'), 'no database '.repeat(100));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  testAll([
    ['a folder', '.', /n’est pas un fichier/],
    ['another file', 'text', /n’est pas une base SQLite/],
    ['a file in place of its folder', 'text/site.db', /file already exists/],
  ])('a file that cannot be a database', async ([_what, file, sentence]) => {
    expect(await faultOf({ engine: 'sqlite', file: join(folder, file) })).toMatch(sentence);
  });

  it('one that a later version has migrated', async () => {
    const location = { engine: 'sqlite' as const, file: join(folder, 'later.db') };
    expect(await faultOf(location)).toBe('');
    const database = openDatabase(location, () => {});
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await database.destroy();
    expect(await faultOf(location)).toMatch(/version plus récente/);
  });
});
