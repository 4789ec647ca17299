import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';

const LEADS = 1_000_000;
/** Most processor time of the main thread in one turn of the event loop (ms), and growth of the memory (bytes). */
const MOST = 50;
const MOST_MEMORY = 400 * 1024 ** 2;

describe.each(ENGINES)(`${LEADS} leads, on %s`, (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
    const message = 'Un site vitrine pour un atelier, avec un catalogue et un formulaire. '.repeat(4);
    const numbers =
      engine === 'sqlite'
        ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LEADS}) select i from n) n`
        : sql`generate_series(1, ${LEADS}::int) n(i)`;
    const at =
      engine === 'sqlite'
        ? sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1600000000 + i * 60, 'unixepoch')`
        : sql`to_char(to_timestamp(1600000000 + i * 60) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
    const seed = sql`
      insert into leads (id, reference, kind, name, email, message, status, stage, created_at, search_text)
      select 'l' || i, 'D-' || i, 'devis', 'Camille Martin', 'camille' || i || '@exemple.fr', ${sql.lit(message)},
        'accepted', 'answered', ${at}, ${sql.lit(message.toLowerCase())} from ${numbers}`;
    await site.services.database.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(transaction);
      await seed.execute(transaction);
    });
  }, 600_000);
  afterEach(() => site.close());

  it('are exported in parts, while the event loop turns and memory stays', async () => {
    const camille = await signIn(site, 'camille', 'owner');
    const { body } = await camille.post('/equipe/export');
    let isOver = false;
    const turns = longestTurn(() => isOver);
    const before = process.memoryUsage().rss;
    let [lines, most] = [0, before];
    for await (const part of body ?? []) {
      for (const byte of part) if (byte === 10) lines += 1;
      most = Math.max(most, process.memoryUsage().rss);
    }
    isOver = true;
    const longest = await turns;
    const growth = Math.round((most - before) / 1024 ** 2);
    console.log(`${engine}: ${lines} lines, longest turn ${longest} ms, ${growth} MiB more`);
    expect(lines).toBe(LEADS + 1);
    expect(longest).toBeLessThan(MOST);
    expect(most - before).toBeLessThan(MOST_MEMORY);
  });
});

/** Processor time, which other work on the machine does not lengthen. */
async function longestTurn(isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const before = process.threadCpuUsage();
    await turn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}
