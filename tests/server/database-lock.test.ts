import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, it, type TestContext, vi } from 'vitest';
import { createLogger } from '../../server/logger.ts';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { isMigrated, migrate, migrateAtStart } from '../../server/store/migrate.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { expectAccepted, expectRefused, LEAD_WAYS, leadWith, send } from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

/** Sends a quote request and a message by all forms at once, with and without JavaScript: two leads. */
const sendAll = (site: TestSite) =>
  LEAD_WAYS.map((way) => ({ way, answer: send(site, way, { body: leadWith(way, { phone: '' }) }) }));

describe.concurrent.each(ENGINES)('a %s database that another process has locked', (engine) => {
  /** Opens a site; its `lock` blocks writes of leads and returns a function that unblocks them. */
  async function open({ onTestFinished }: TestContext) {
    const folder = await mkdtemp(join(tmpdir(), 'site-lock-'));
    const location: DatabaseLocation =
      engine === 'sqlite'
        ? { engine, file: join(folder, 'site.db') }
        : { engine, url: await createDatabase(inject('postgresUrl')) };
    const url = location.engine === 'sqlite' ? `sqlite:${location.file}` : location.url;
    const site = await createTestSite(engine, { environment: { DATABASE_URL: url } });
    const other = openDatabase(location, () => {});
    onTestFinished(async () => {
      await Promise.all([site.close(), other.destroy()]);
      await rm(folder, { recursive: true });
    });

    async function lock(): Promise<() => Promise<void>> {
      const held = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const transaction = other.transaction().execute(async (locking) => {
        if (engine === 'postgres') await sql`lock table leads in share row exclusive mode`.execute(locking);
        locked.resolve();
        await held.promise;
      });
      await locked.promise;
      return async () => {
        held.resolve();
        await transaction;
      };
    }
    return { site, lock };
  }

  it('is waited for, while pages, posts and tokens are still served (row 5)', async (context) => {
    const { site, lock } = await open(context);
    const client = await site.client();
    // Warms up: the first page is the slowest, and the lock lasts less than four seconds.
    expect((await site.request('/contact')).ok).toBe(true);
    const unlock = await lock();
    const answers = sendAll(site);
    let isAnswered = false;
    for (const { answer } of answers) answer.then(() => (isAnswered = true));

    for (const path of ['/', '/blog', '/api/xsrf-token']) {
      expect((await site.request(path)).ok).toBe(true);
    }
    expect((await client.post('/api/blog/get-posts', {})).status).toBe(200);
    expect(isAnswered).toBe(false);

    await unlock();
    for (const { way, answer } of answers) await expectAccepted(way, await answer);
    expect((await stored(site)).leads).toBe(2);
  }, 60_000);

  it('is waited for four seconds, then said to be unavailable, and serves again afterwards (row 5)', async (context) => {
    const { site, lock } = await open(context);
    const unlock = await lock();
    for (const { way, answer } of sendAll(site)) {
      const response = await answer;
      await expectRefused(way, response, 503, 'unavailable');
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(await stored(site)).toEqual(NOTHING);
    await unlock();
    for (const { way, answer } of sendAll(site)) await expectAccepted(way, await answer);
    expect((await stored(site)).leads).toBe(2);
  }, 60_000);
});

describe('a SQLite file that another process prepares', () => {
  async function lockedFile({ onTestFinished }: TestContext) {
    const folder = await mkdtemp(join(tmpdir(), 'site-lock-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const location: DatabaseLocation = { engine: 'sqlite', file: join(folder, 'site.db') };
    const other = new DatabaseSync(location.file);
    return { location, other };
  }

  it('is opened once that one has turned the WAL on', async (context) => {
    const { location, other } = await lockedFile(context);
    other.exec('begin exclusive');
    const database = openDatabase(location, () => {});
    const opening = migrate(database);
    await sleep(20);
    other.exec('commit');
    other.close();
    await opening;
    await database.destroy();
  });

  it('is waited for at the start, however long that one migrates', async (context) => {
    const { location, other } = await lockedFile(context);
    other.exec('pragma journal_mode = wal; begin immediate');
    let hours = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 3600_000 * ++hours);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const logs: string[] = [];
    const database = openDatabase(location, () => {});
    const starting = migrateAtStart(
      database,
      location,
      createLogger('info', { write: (line) => logs.push(line) }),
    );
    await sleep(50);
    vi.advanceTimersByTime(14_000);
    vi.useRealTimers();
    expect(logs.filter((line) => line.includes('has the database locked'))).toHaveLength(2);
    other.exec('commit');
    other.close();
    await starting;
    clock.mockRestore();
    expect(await isMigrated(database)).toBe(true);
    await database.destroy();
  });
});
