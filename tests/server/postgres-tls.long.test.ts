import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/database.ts';
import { databaseFault } from '../../server/store/database-fault.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';

const UNKNOWN = /autorité inconnue/;
const OTHER_NAME = /au nom d’un autre hôte/;

/** The table of the operating guide, « PostgreSQL ». `CA` stands for the file of the authority. */
describe('a PostgreSQL with TLS, whose certificate names localhost', () => {
  let folder: string;
  let server: PostgresServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-tls-'));
    const openssl = (args: string) =>
      execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'ignore' });
    openssl('req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ca.key -out ca.crt -subj /CN=authority');
    openssl(
      'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout s.key -out s.crt -subj /CN=localhost -CA ca.crt -CAkey ca.key -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE',
    );
    server = await startPostgres();
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const data = rows[0]?.data_directory ?? '';
    const { uid, gid } = statSync(data);
    for (const file of ['s.key', 's.crt']) {
      copyFileSync(join(folder, file), join(data, file));
      chownSync(join(data, file), uid, gid);
      chmodSync(join(data, file), 0o600);
    }
    for (const setting of ["ssl = 'on'", "ssl_cert_file = 's.crt'", "ssl_key_file = 's.key'"])
      await client.query(`alter system set ${setting}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each<[string, string, string | RegExp]>([
    ['localhost', '', 'clear'],
    ['localhost', 'sslmode=disable', 'clear'],
    ['localhost', 'sslmode=verify-full', UNKNOWN],
    ['localhost', 'sslmode=verify-full&sslrootcert=CA', 'encrypted'],
    ['127.0.0.1', 'sslmode=verify-full&sslrootcert=CA', OTHER_NAME],
    ['localhost', 'sslmode=prefer', UNKNOWN],
    ['localhost', 'sslmode=allow', UNKNOWN],
    ['localhost', 'sslmode=require', UNKNOWN],
    ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=CA', OTHER_NAME],
    ['127.0.0.1', 'sslmode=no-verify', 'encrypted'],
    ['127.0.0.1', 'sslmode=require&uselibpqcompat=true', 'encrypted'],
    ['127.0.0.1', 'sslmode=verify-ca&uselibpqcompat=true&sslrootcert=CA', 'encrypted'],
    ['localhost', 'sslmode=verify-ca&uselibpqcompat=true', /sslrootcert/],
  ])('is reached at %s with « %s » as the guide says', async (host, query, outcome) => {
    const url = new URL(server.url);
    url.hostname = host;
    url.search = query.replace('CA', join(folder, 'ca.crt'));
    const database = openDatabase({ engine: 'postgres', url: url.href }, () => {});
    const session = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    const reached = await session
      .execute(database)
      .then(({ rows }) => (rows[0]?.ssl ? 'encrypted' : 'clear'), databaseFault);
    await database.destroy();
    expect(reached).toMatch(outcome);
  });
});
