import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlSource, expectProblem, visibleText } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { expectAccepted, expectRefused, LEAD_WAYS, leadWith, NATIVE_WAYS, send } from './lead-forms.ts';
import { NOTHING, ONE_LEAD, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

describe.each(ENGINES)('a %s database that fails during a submission', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const post = async () => (await site.client()).post(QUOTE_PATH, QUOTE);
  const rename = (from: string, to: string) =>
    site.services.database.schema.alterTable(from).renameTo(to).execute();
  const errors = () => site.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

  /** Makes the database itself refuse every lead, as a full disk or a broken constraint would. */
  async function refuseLeads(): Promise<void> {
    const refusal =
      engine === 'sqlite'
        ? sql`create trigger no_leads before insert on leads begin select raise(abort, 'no leads'); end`
        : sql`alter table leads add constraint no_leads check (reference = '')`;
    await refusal.execute(site.services.database);
  }

  it('makes the API answer « unavailable » with Retry-After, and store nothing (row 6)', async () => {
    await rename('outbox', 'outbox_gone');
    const response = await post();
    await expectProblem(response, 503, 'unavailable');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await rename('outbox_gone', 'outbox');
    expect(await stored(site)).toEqual(NOTHING);
  });

  /** Makes the database refuse all writes, like a full disk; returns a function that ends this. */
  async function fillDisk(): Promise<() => Promise<void>> {
    const { database } = site.services;
    const run = (text: string) => sql.raw(text).execute(database);
    if (engine === 'sqlite') {
      await run('pragma max_page_count = 1');
      return async () => {
        await run('pragma max_page_count = 1000000');
      };
    }
    await run(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    // Deferred: the failure comes with the commit, after everything was written.
    await run(`create constraint trigger full_disk after insert on leads
      deferrable initially deferred for each row execute function full_disk()`);
    return async () => {
      await run('drop trigger full_disk on leads');
    };
  }

  /** Checks that all forms refuse leads while pages are shown, until `mend` is called. */
  async function expectOutage(mend: () => Promise<void>): Promise<void> {
    // Unique, and long enough to need a new page of the file.
    const post = (way: (typeof LEAD_WAYS)[number], index: number) =>
      send(site, way, { body: leadWith(way, { text: `Projet ${index}. ${'Encore. '.repeat(600)}` }) });
    for (const [index, way] of LEAD_WAYS.entries()) {
      const response = await post(way, index);
      await expectRefused(way, response, 503, 'unavailable');
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(errors().map(({ msg }) => msg)).toEqual(LEAD_WAYS.map(() => 'request failed'));
    for (const path of ['/', '/obtenir-un-devis', '/contact', '/blog', '/villes/lyon'])
      expect((await site.request(path)).status).toBe(200);
    await mend();
    expect(await stored(site)).toEqual(NOTHING);
    for (const [index, way] of LEAD_WAYS.entries()) await expectAccepted(way, await post(way, index));
    expect((await stored(site)).leads).toBe(LEAD_WAYS.length);
  }

  it('on a full disk refuses leads, shows pages, and recovers without a restart (row 6)', async () => {
    const free = await fillDisk();
    await expectOutage(free);
  });

  it('on a file system that became read-only refuses leads, and recovers without a restart (row 6)', async () => {
    const { database } = site.services;
    const setReadOnly = async (isReadOnly: boolean) => {
      if (engine === 'sqlite') {
        await sql.raw(`pragma query_only = ${isReadOnly}`).execute(database);
        return;
      }
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
      await sql.raw(`set default_transaction_read_only = off`).execute(database);
      await sql
        .raw(
          `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly}; commit`,
        )
        .execute(database);
      // Connections read the setting when they open, so the pool must open new ones.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database);
      await sql.raw(`set default_transaction_read_only = ${isReadOnly}`).execute(database);
    };
    await setReadOnly(true);
    await expectOutage(() => setReadOnly(false));
  });

  it('when the commit itself fails refuses leads, and accepts them once it works (row 6)', async () => {
    const { database } = site.services;
    // A foreign key without its lead, which is checked at the commit.
    const orphan = `insert into submission_keys (key, lead_id, fingerprint, created_at) values ('x', 'nobody', '', '')`;
    if (engine === 'sqlite') {
      await sql.raw(`create trigger orphans after insert on leads begin ${orphan}; end`).execute(database);
      return expectOutage(async () => {
        await sql`drop trigger orphans`.execute(database);
      });
    }
    await sql
      .raw(
        `create function orphan() returns trigger language plpgsql as $$ begin ${orphan}; return null; end $$`,
      )
      .execute(database);
    await sql`create trigger orphans after insert on leads for each row execute function orphan()`.execute(
      database,
    );
    return expectOutage(async () => {
      await sql`drop trigger orphans on leads`.execute(database);
    });
  });

  it('is logged once, under the request’s id (row 6)', async () => {
    await rename('outbox', 'outbox_gone');
    const response = await post();
    expect(errors()).toMatchObject([
      { request: response.headers.get('X-Request-Id'), msg: 'request failed' },
    ]);
    expect(JSON.stringify(errors())).toContain('outbox');
  });

  it('keeps its reason from the visitor, and the visitor’s data from the log', async () => {
    await refuseLeads();
    const response = await post();
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('no_leads');
    expect(errors()).toHaveLength(1);
    for (const personal of [QUOTE.name, QUOTE.email, QUOTE.phone]) {
      expect(site.logs.join('')).not.toContain(personal);
    }
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('lets the same submission through once it is back, without a restart (row 6)', async () => {
    await rename('submission_keys', 'keys_gone');
    expect((await post()).status).toBe(503);
    await rename('keys_gone', 'submission_keys');
    expect((await post()).status).toBe(201);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('keeps pages served when it is gone altogether (also 7)', async () => {
    const client = await site.client();
    await site.services.database.destroy();
    expect((await client.post(QUOTE_PATH, QUOTE)).status).toBe(503);
    expect((await site.request('/')).status).toBe(200);
    expect((await site.request('/obtenir-un-devis')).status).toBe(200);
  });

  it.each(NATIVE_WAYS)('brings $name back with its values and the alert (row 6)', async (way) => {
    await refuseLeads();
    const response = await send(site, way, { body: way.fields });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(visibleText(html)).toMatch(/Une erreur est survenue(\. Veuillez vérifier|, veuillez réessayer)/);
    for (const [name, text] of Object.entries(way.fields)) expect(controlSource(html, name)).toContain(text);
    expect(await stored(site)).toEqual(NOTHING);
  });
});
