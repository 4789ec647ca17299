import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, type TestContext } from 'vitest';
import { type DatabaseLocation, openDatabase, openForScans } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { expectRefused, LEAD_WAYS, leadWith, send } from './lead-forms.ts';

const LOSSES = [
  ['deleted', (folder: string) => rm(join(folder, 'data/site.db'))],
  [
    'replaced by another',
    async (folder: string) => {
      await rm(join(folder, 'data/site.db'));
      await writeFile(join(folder, 'data/site.db'), '');
    },
  ],
] as const;

describe('a SQLite file under the running site', () => {
  it.for(LOSSES)(
    'that was %s refuses leads, and is reported by /readyz as not ready',
    async ([, lose], context) => {
      const { site, folder } = await open(context);
      await lose(folder);
      for (const way of LEAD_WAYS)
        await expectRefused(way, await send(site, way, { body: leadWith(way, {}) }), 503, 'unavailable');
      const readiness = await site.request('/readyz');
      expect([readiness.status, await readiness.json()]).toMatchObject([503, { database: { ok: false } }]);
      const fault = site.logs.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'not ready');
      expect(fault.err.message).toContain('moved, deleted or replaced');
      for (const path of ['/', '/contact']) expect((await site.request(path)).status).toBe(200);
    },
  );
});

describe('a query that goes through many rows', () => {
  it('runs beside the main thread', async (context) => {
    const { site } = await open(context);
    const rows = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)
      select count(*) as count from n`;
    const order: unknown[] = [];
    await Promise.all([
      rows.execute(site.services.scans).then((result) => order.push(result.rows)),
      turn().then(() => order.push('turn')),
    ]);
    expect(order).toEqual(['turn', [{ count: 200_000 }]]);
  });
});

async function open({ onTestFinished }: TestContext): Promise<{ site: TestSite; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-file-'));
  const site = await createTestSite('sqlite', {
    environment: { DATABASE_URL: `sqlite:${join(folder, 'data/site.db')}` },
  });
  onTestFinished(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });
  return { site, folder };
}

it('refuses scans that too many others keep waiting, and answers the others', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-scans-'));
  const location: DatabaseLocation = { engine: 'sqlite', file: join(folder, 'site.db') };
  const database = openDatabase(location, () => {});
  const scans = openForScans(location, database);
  onTestFinished(async () => {
    await scans.destroy().finally(() => database.destroy());
    await rm(folder, { recursive: true });
  });
  await migrate(database);
  const scan = () => sql<{ one: number }>`select 1 as one`.execute(scans);
  const answers = await Promise.allSettled(Array.from({ length: 150 }, scan));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(50);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable' });
  expect((await scan()).rows).toEqual([{ one: 1 }]);
});
