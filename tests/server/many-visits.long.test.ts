import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForMigrations } from '../../server/store/database.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { leastLongestTurn } from './longest-turn.ts';
import { type Colleague, signIn } from './staff-people.ts';

const PAGES = 1000;
const MONTHS = 25;
/** Most bytes of all counters, and most processor time of the main thread in one turn of the event loop (ms). */
const MOST_BYTES = 200_000_000;
const MOST = 50;
/** Paths are as long as the site's own on average, 30 characters. Beside the pages, counters a day of other kinds: sources, forms, Web Vitals … */
const OTHERS = 300;

describe.each(ENGINES)(`${MONTHS} months of visits to ${PAGES} pages, on %s`, (engine) => {
  let site: TestSite;
  let camille: Colleague;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-visits-'));
    const environment: Record<string, string> =
      engine === 'sqlite' ? { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` } : {};
    site = await createTestSite(engine, { environment });
    const month = site.clock.now().toZonedDateTimeISO('Europe/Paris').toPlainDate().toPlainYearMonth();
    const days = Array.from({ length: MONTHS }, (_, months) => month.subtract({ months })).flatMap(
      ({ year, month: number, daysInMonth }) =>
        Array.from({ length: daysInMonth + 1 }, (_, day) => year * 10_000 + number * 100 + day),
    );
    const numbers =
      engine === 'sqlite'
        ? sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(PAGES + OTHERS - 1)}) select i from n) n`
        : sql`generate_series(0, ${sql.lit(PAGES + OTHERS - 1)}) n(i)`;
    const patient = openForMigrations(site.services.config.database);
    const database = patient ?? site.services.database;
    for (const day of days)
      await sql`insert into visit_counts (kind, day, key, count)
        select case when i < ${sql.lit(PAGES)} then 'view' when i < ${sql.lit(PAGES + 24)} then 'hour' when i % 2 = 0 then 'source' else 'lcp' end,
          ${day}, case when i < ${sql.lit(PAGES)} then '/technologies/page-numero-' || i
            when i < ${sql.lit(PAGES + 24)} then substr('0' || (i - ${sql.lit(PAGES)}), -2) else 'site-' || i || '.example' end, 40
        from ${numbers}`.execute(database);
    await patient?.destroy();
    camille = await signIn(site, 'camille', 'owner');
  }, 1_200_000);
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('take 200 MB at most, and are shown, while the event loop turns', async () => {
    const { database } = site.services;
    const size =
      engine === 'sqlite'
        ? (await stat(join(folder, 'site.db'))).size
        : Number(
            (
              await sql<{ bytes: string }>`select pg_total_relation_size('visit_counts') as bytes`.execute(
                database,
              )
            ).rows[0]?.bytes,
          );
    for (const path of ['/equipe/chiffres', '/equipe/chiffres/tableau']) {
      expect((await camille.get(path)).status).toBe(200);
      const start = performance.now();
      const turn = await leastLongestTurn(async () => {
        await (await camille.get(path)).text();
      });
      console.log(
        `${engine}, ${path}: ${Math.round(performance.now() - start)} ms in all, longest turn ${turn.toFixed(1)} ms`,
      );
      expect(turn).toBeLessThan(MOST);
    }
    console.log(`${engine}: ${Math.round(size / 1e6)} MB`);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
  });
});
