import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A `select` on a SQLite file. */
export interface Scan {
  file: string;
  sql: string;
  parameters: readonly SQLInputValue[];
}

/** How long a scan waits for another process that has the file locked (ms). */
const BUSY_TIMEOUT = 4000;

let database: DatabaseSync | undefined;

/** Runs in a worker thread, one scan at a time; the threads of a pool read one file (`sqlite-scans.ts`). */
export default function scan({ file, sql, parameters }: Scan) {
  database ??= new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  return database.prepare(sql).all(...parameters);
}
