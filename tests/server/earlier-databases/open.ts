import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../../server/store/database.ts';

/** Commits whose schema, as each engine dumps it, and some data are kept here as SQL. */
export type EarlierVersion = '1363a37' | '4a4bf5d';

/** Fills an empty database as the site of an earlier commit left it. */
export async function fillAsEarlier(version: EarlierVersion, location: DatabaseLocation): Promise<void> {
  const read = (part: string) => readFileSync(new URL(`${version}.${part}.sql`, import.meta.url), 'utf8');
  const text = read(location.engine) + read('data');
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file);
    database.exec(text);
    database.close();
    return;
  }
  const client = new Client({ connectionString: location.url });
  await client.connect();
  await client.query(text);
  await client.end();
}
