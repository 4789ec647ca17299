import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { createDatabase } from '../support/postgres.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, ENGINES } from './harness.ts';
import { NOTHING, ONE_LEAD, postForm, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

const PHONELESS = { ...QUOTE, phone: '' };

describe.concurrent.each(ENGINES)('a %s database that another process has locked', (engine) => {
  /** A site, and the function that keeps leads from being written until the function that it returns is called. */
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

  it('row 5: is waited for, while pages, posts and tokens go on being answered', async (context) => {
    const { site, lock } = await open(context);
    const client = await site.client();
    const unlock = await lock();
    const answers = [client.post(QUOTE_PATH, PHONELESS), postForm(site, PHONELESS)];
    let isAnswered = false;
    for (const answer of answers) answer.then(() => (isAnswered = true));

    for (const path of ['/', '/blog', '/api/xsrf-token']) {
      expect((await site.request(path)).ok).toBe(true);
    }
    expect((await client.post('/api/blog/get-posts', {})).status).toBe(200);
    expect(isAnswered).toBe(false);

    await unlock();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 303]);
    expect((await stored(site)).leads).toBe(1);
  }, 20_000);

  it('row 5: is waited for five seconds, then said to be unavailable, and serves again afterwards', async (context) => {
    const { site, lock } = await open(context);
    const client = await site.client();
    const unlock = await lock();
    const [first, second, native] = await Promise.all([
      client.post(QUOTE_PATH, QUOTE),
      client.post(QUOTE_PATH, { ...QUOTE, name: 'Une Autre' }),
      postForm(site, { ...QUOTE, name: 'Un Troisième' }),
    ]);
    for (const response of [first, second]) {
      await expectProblem(response, 503, 'unavailable');
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(native.status).toBe(503);
    expect(Number(native.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await stored(site)).toEqual(NOTHING);
    await unlock();
    expect((await client.post(QUOTE_PATH, QUOTE)).status).toBe(201);
    expect(await stored(site)).toEqual(ONE_LEAD);
  }, 20_000);
});
