import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations/index.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { LEAD, ONE_LEAD, QUOTE, QUOTE_PATH, stored, tokenHeaders } from './submissions.ts';

describe.each(ENGINES)('a lasting %s database', (engine) => {
  let folder: string;
  let location: DatabaseLocation;
  const opened: Database[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-data-'));
    location =
      engine === 'sqlite'
        ? { engine, file: join(folder, 'new-folder', 'site.db') }
        : { engine, url: await createDatabase(inject('postgresUrl')) };
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.destroy()));
    await rm(folder, { recursive: true });
  });

  function open(): Database {
    const database = openDatabase(location, () => {});
    opened.push(database);
    return database;
  }

  async function startSite(): Promise<TestSite> {
    const url = location.engine === 'sqlite' ? `sqlite:${location.file}` : location.url;
    return createTestSite(engine, { environment: { DATABASE_URL: url } });
  }

  async function migrateInThread(): Promise<unknown> {
    const worker = new Worker(new URL('./migrate-worker.ts', import.meta.url), { workerData: location });
    const [code] = await once(worker, 'exit');
    return code;
  }

  const migrationNames = (database: Database) =>
    sql<{ name: string }>`select name from kysely_migration order by name`
      .execute(database)
      .then(({ rows }) => rows.map(({ name }) => name));

  it('is migrated once by processes that start together', async () => {
    const codes = await Promise.all([migrateInThread(), migrateInThread(), migrateInThread()]);
    expect(codes).toEqual([0, 0, 0]);
    expect(await migrationNames(open())).toEqual(Object.keys(migrations).sort());
  });

  it('is left as it is by a later migration', async () => {
    const first = await startSite();
    await first.services.leads.submit(LEAD);
    await first.close();
    const database = open();
    await migrate(database);
    await migrate(database);
    expect(await database.selectFrom('leads').select('name').execute()).toEqual([{ name: LEAD.name }]);
  });

  it('takes the leads from before there was a quarantine as accepted', async () => {
    const database = open();
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: database, provider }).migrateTo('002-articles');
    expect(error).toBeUndefined();
    await sql`insert into leads (id, reference, kind, name, email, message, created_at)
      values ('1', 'D-3333333', 'devis', 'Ada', 'ada@x.fr', 'Un site', '2026-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await migrate(database);
    expect(
      await database.selectFrom('leads').select(['name', 'status', 'quarantine_reason']).execute(),
    ).toEqual([{ name: 'Ada', status: 'accepted', quarantine_reason: null }]);
  });

  it('keeps waiting mails, still deleted with their leads, once mails may be without a lead', async () => {
    const database = open();
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: database, provider }).migrateTo('010-network-blocks');
    await sql`insert into leads (id, reference, kind, name, email, message, created_at)
      values ('1', 'D-3333333', 'devis', 'Ada', 'ada@x.fr', 'Un site', '2026-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await sql`insert into outbox (id, lead_id, message, recipient, message_id, next_attempt_at, created_at)
      values ('2', '1', 'notice', 'x@x.fr', '<2@x.fr>', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await migrate(database);
    const mails = () => database.selectFrom('outbox').select(['id', 'lead_id', 'status']).execute();
    expect(await mails()).toEqual([{ id: '2', lead_id: '1', status: 'pending' }]);
    await database.deleteFrom('leads').execute();
    expect(await mails()).toEqual([]);
  });

  it('adds links to the leads of a site that had later migrations first', async () => {
    const database = open();
    const { '014-tracking': _, ...others } = migrations;
    const provider = { getMigrations: async () => others };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    await sql`insert into leads (id, reference, kind, name, email, message, created_at)
      values ('1', 'D-3333333', 'devis', 'Ada', 'ada@x.fr', 'Un site', '2026-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await migrate(database);
    expect(await migrationNames(database)).toEqual(Object.keys(migrations).sort());
    await database
      .insertInto('lead_links')
      .values({ digest: 'x', lead_id: '1', created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    expect(await database.selectFrom('leads').select(['name', 'withdrawn_at']).execute()).toEqual([
      { name: 'Ada', withdrawn_at: null },
    ]);
  });

  it('takes from the journal when leads were closed, and from the words of next steps which answers are followed up', async () => {
    const database = open();
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: database, provider }).migrateTo('033-search-trigrams');
    const at = '2026-01-01T00:00:00.000Z';
    await sql`insert into staff (id, email, role, created_at) values ('s', 's@x.fr', 'owner', ${at})`.execute(
      database,
    );
    for (const [reference, stage, step] of [
      ['D-3333333', 'won', null],
      ['D-4444444', 'new', null],
      ['D-5555555', 'waiting', 'Relancer : sans réponse'],
      ['D-6666666', 'waiting', 'Rappeler'],
    ]) {
      await sql`insert into leads (id, reference, kind, name, email, message, created_at, stage, waits_until, next_step)
        values (${reference}, ${reference}, 'devis', 'Ada', 'ada@x.fr', 'Un site', ${at}, ${stage}, '2026-02-01', ${step})`.execute(
        database,
      );
      await sql`insert into lead_replies (id, lead_id, staff_id, body, created_at)
        values (${reference}, ${reference}, 's', 'Bonjour', ${at})`.execute(database);
      for (const day of ['02', '03'])
        await sql`insert into staff_journal (id, at, action, subject)
          values (${reference + day}, ${`2026-01-${day}`}, 'lead.won', ${reference})`.execute(database);
    }
    await migrate(database);
    const closed = await database.selectFrom('leads').select('closed_at').orderBy('id').execute();
    expect(closed.map(({ closed_at }) => closed_at)).toEqual(['2026-01-03', null, null, null]);
    const replies = await database.selectFrom('lead_replies').select('follow_up').orderBy('id').execute();
    expect(replies.map(({ follow_up }) => follow_up)).toEqual([null, null, '2026-02-01', null]);
  });

  it('clears the search text of leads with a ligature, to be filled again, and of no other', async () => {
    const database = open();
    const { '018-ligatures': _, ...others } = migrations;
    const provider = { getMigrations: async () => others };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    await sql`insert into leads (id, reference, kind, name, email, message, created_at, search_text) values
      ('1', 'D-3333333', 'devis', 'Ada', 'ada@x.fr', 'Un cœur', '2026-01-01T00:00:00.000Z', 'ada un cœur'),
      ('2', 'D-4444444', 'devis', 'Ada', 'ada@x.fr', 'Ex æquo', '2026-01-01T00:00:00.000Z', 'ada ex æquo'),
      ('3', 'D-5555555', 'devis', 'Ada', 'ada@x.fr', 'Un site', '2026-01-01T00:00:00.000Z', 'ada un site')`.execute(
      database,
    );
    await migrate(database);
    const texts = await database.selectFrom('leads').select('search_text').orderBy('id').execute();
    expect(texts.map(({ search_text }) => search_text)).toEqual([null, null, 'ada un site']);
  });

  it('keeps leads, keys and waiting mails through a restart (row 4)', async () => {
    const before = await startSite();
    const accepted = await before.services.leads.submit(LEAD, 'a-key');
    await before.close();

    const after = await startSite();
    expect(await after.services.leads.submit(LEAD, 'a-key')).toEqual(accepted);
    expect(await stored(after)).toEqual(ONE_LEAD);
    expect(await after.services.mailer.deliverDue()).toBe(2);
    await after.close();
  });

  it('keeps the anti-forgery secret through a restart, and shares it between processes', async () => {
    const before = await startSite();
    const headers = { ...(await tokenHeaders(before)), 'Content-Type': 'application/json' };
    const beside = await startSite();
    await before.close();
    const after = await startSite();
    const init = { method: 'POST', body: JSON.stringify(QUOTE), headers };
    const statuses = [await beside.request(QUOTE_PATH, init), await after.request(QUOTE_PATH, init)];
    expect(statuses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored(after)).toEqual(ONE_LEAD);
    await Promise.all([beside.close(), after.close()]);
  });

  it('says which migration failed and leaves nothing of it', async () => {
    const database = open();
    await database.schema.createTable('outbox').addColumn('id', 'text').execute();
    await expect(migrate(database)).rejects.toThrow('Migration 001-leads-and-outbox failed');
    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('leads');
  });
});
