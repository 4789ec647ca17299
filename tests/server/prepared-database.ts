import { type CompiledQuery, sql } from 'kysely';
import { type Database, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';

let queries: Promise<readonly CompiledQuery[]> | undefined;

/** Creates the tables in an empty SQLite database as the migrations leave them, without running each migration. */
export async function prepareSqlite(database: Database): Promise<void> {
  queries ??= readMigrated();
  const all = await queries;
  await database.transaction().execute(async (transaction) => {
    for (const query of all) await transaction.executeQuery(query);
  });
}

/** Statements that create the tables, fill them, and only then add their indexes and triggers. */
async function readMigrated(): Promise<CompiledQuery[]> {
  const database = openDatabase({ engine: 'sqlite', file: ':memory:' }, () => {});
  try {
    await migrate(database);
    const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
      select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid
    `.execute(database);
    const tables = parts.filter(({ type }) => type === 'table');
    const made = (some: typeof parts) => some.map((part) => sql.raw(part.sql).compile(database));
    const filled: CompiledQuery[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
        const values = sql.join(Object.values(row));
        filled.push(sql`insert into ${sql.table(name)} (${columns}) values (${values})`.compile(database));
      }
    }
    return [...made(tables), ...filled, ...made(parts.filter(({ type }) => type !== 'table'))];
  } finally {
    await database.destroy();
  }
}
