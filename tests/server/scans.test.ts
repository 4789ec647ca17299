import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type DatabaseLocation, openDatabase, openForScans } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';

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
