import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReadiness } from '../../server/health/readiness.ts';
import { migrations } from '../../server/store/migrations/index.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD } from './submissions.ts';

describe.each(ENGINES)('the probes on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  async function ready() {
    // A response is cached for a second.
    site.clock.advance({ seconds: 2 });
    const response = await site.request('/readyz');
    expectSafeHeaders(response);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    return { status: response.status, body: await response.json() };
  }

  it('are not ready once a mail has waited for more than 15 minutes, and again when it is gone (row 2)', async () => {
    await site.services.leads.submit(LEAD);
    site.clock.advance({ minutes: 14, seconds: 58 });
    expect(await ready()).toMatchObject({
      status: 200,
      body: { mail: { ok: true, oldestUnsentSeconds: 900 } },
    });
    expect(await ready()).toMatchObject({
      status: 503,
      body: { ready: false, database: { ok: true }, mail: { ok: false, oldestUnsentSeconds: 902 } },
    });
    await site.services.mailer.deliverDue();
    expect(await ready()).toMatchObject({ status: 200, body: { mail: { oldestUnsentSeconds: 0 } } });
    const messages = site.logs.map((line) => JSON.parse(line).msg);
    expect(messages.filter((text) => text !== 'mail sent')).toEqual(['not ready', 'ready again']);
  });

  it('are not ready when the database does not take a row', async () => {
    const { schema } = site.services.database;
    await schema.alterTable('daily_jobs').renameTo('daily_jobs_gone').execute();
    expect(await ready()).toMatchObject({
      status: 503,
      body: { database: { ok: false }, mail: { ok: true } },
    });
    await schema.alterTable('daily_jobs_gone').renameTo('daily_jobs').execute();
    expect((await ready()).status).toBe(200);
  });

  it('are not ready, and still alive, when the database is gone, and say nothing of why', async () => {
    await site.services.database.destroy();
    const { status, body } = await ready();
    expect([status, body]).toMatchObject([
      503,
      { ready: false, database: { ok: false }, migrations: { ok: false }, mail: { ok: false } },
    ]);
    expect(Object.keys(body.database)).toEqual(['ok']);
    expect((await site.request('/healthz')).status).toBe(200);
  });

  it('are not ready on the tables of an older version', async () => {
    const last = Object.keys(migrations).sort().at(-1) ?? '';
    await site.services.database
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '=', last)
      .execute();
    expect(await ready()).toMatchObject({ status: 503, body: { migrations: { ok: false } } });
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('find a fresh site alive and ready, and leave no line in the log', async () => {
    const alive = await site.request('/healthz');
    expect([alive.status, await alive.json()]).toEqual([200, { alive: true }]);
    expect(alive.headers.get('Cache-Control')).toBe('no-store');
    expect(await ready()).toMatchObject({
      status: 200,
      body: {
        ready: true,
        database: { ok: true },
        migrations: { ok: true },
        mail: { ok: true, oldestUnsentSeconds: 0, lostNotices: 0 },
        disk: { ok: true },
      },
    });
    expect(site.logs).toEqual([]);
    await site.request('/healthz', { method: 'HEAD' });
    expect((await site.request('/readyz', { method: 'POST' })).status).toBe(405);
  });

  it('tell a proxy that the process stops, which still answers', async () => {
    site.services.stopping.abort();
    const { status, headers } = await site.request('/healthz');
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect((await site.request('/')).status).toBe(200);
  });

  it('are not ready while a mail to the agency is given up, and ready while one to a visitor is', async () => {
    await site.services.leads.submit(LEAD);
    await site.services.mailer.deliverDue();
    const giveUp = (message: string) =>
      site.services.database
        .updateTable('outbox')
        .set({ status: 'failed' })
        .where('message', '=', message)
        .execute();
    await giveUp('confirmation');
    expect(await ready()).toMatchObject({ status: 200, body: { mail: { lostNotices: 0 } } });
    // A colleague who has left gets no more of it, sent again or not.
    await site.services.database
      .updateTable('outbox')
      .set({ message: 'assigned' })
      .where('message', '=', 'confirmation')
      .execute();
    expect(await ready()).toMatchObject({ status: 200, body: { mail: { lostNotices: 0 } } });
    await giveUp('notice');
    expect(await ready()).toMatchObject({ status: 503, body: { mail: { ok: false, lostNotices: 1 } } });
    await operate(site.services, 'mail retry', '--all');
    await site.services.mailer.deliverDue();
    expect((await ready()).status).toBe(200);
  });

  testAll([
    [300 * 1024 ** 2, true],
    [100 * 1024 ** 2, false],
  ])('are ready or not by the space left on a disk', async ([freeBytes, ok]) => {
    const { database, logger } = site.services;
    const folders = ['data', 'mail'];
    const readiness = createReadiness({
      database,
      clock: site.clock,
      logger,
      folders,
      freeSpace: async (folder) => (folder === 'mail' ? freeBytes : 10 * 1024 ** 3),
    });
    expect(await readiness.check()).toMatchObject({ ready: ok, disk: { ok, freeBytes } });
  });

  it('ask the database once for simultaneous requests', async () => {
    const before = await site.services.readiness.check();
    await site.services.database.destroy();
    expect(await site.services.readiness.check()).toBe(before);
  });
});
