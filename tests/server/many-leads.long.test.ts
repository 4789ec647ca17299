import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForMigrations } from '../../server/store/database.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { leastLongestTurn, longestTurn } from './longest-turn.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const LEADS = 1_000_000;
/** Most processor time of the main thread in one turn of the event loop (ms), for a screen and during an export. */
const MOST = 50;
const MOST_OF_EXPORT = 35;
/** Growth of the memory (bytes). */
const MOST_MEMORY = 400 * 1024 ** 2;
/**
 * The newest leads are open, and as long as may be; one in a hundred is in quarantine; the clock stands when the last one
 * came.
 */
const OPEN = 3000;
const SCREENS = {
  inbox: '/equipe',
  'inbox, last page': '/equipe?page=200',
  'inbox, one stage': '/equipe?etape=repondue',
  'inbox, won': '/equipe?etape=gagnee',
  'inbox, one kind': '/equipe?type=contact',
  'inbox, nobody’s': '/equipe?qui=personne',
  'search for a word of all': '/equipe?q=vitrine',
  'search for one lead': '/equipe?q=camille777777',
  'search for nothing': '/equipe?q=introuvable',
  'what an open window asks for': '/equipe/liste',
  quarantine: '/equipe/quarantaine',
  figures: '/equipe/chiffres',
  'a lead': '/equipe/demandes/d-1777777',
  'a person': '/equipe/demandes/d-1777777/personne',
  journal: '/equipe/journal',
};

describe.each(ENGINES)(`${LEADS} leads, on %s`, (engine) => {
  let site: TestSite;
  let camille: Colleague;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-leads-'));
    const environment: Record<string, string> =
      engine === 'sqlite' ? { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` } : {};
    site = await createTestSite(engine, { environment });
    const message = 'Un site vitrine pour un atelier, avec un catalogue et un formulaire. '.repeat(4);
    const longMessage = 'Des « guillemets », =1+1 ; et "encore" ; '.repeat(125);
    const numbers =
      engine === 'sqlite'
        ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LEADS}) select i from n) n`
        : sql`generate_series(1, ${LEADS}::int) n(i)`;
    // One in 90 s: as many as the retention period holds.
    const now = site.clock.now().epochMilliseconds / 1000;
    const at = (hours: number) => {
      const seconds = sql`${sql.lit(now + hours * 3600)} - (${sql.lit(LEADS)} - i) * 90`;
      return engine === 'sqlite'
        ? sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`
        : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
    };
    const isOpen = sql`i > ${sql.lit(LEADS - OPEN)}`;
    const seed = sql`
      insert into leads (id, reference, kind, name, email, message, status, quarantine_reason, stage, created_at,
        answer_due_at, answered_at, search_text)
      select 'l' || i, 'D-' || (1000000 + i), case when i % 3 = 0 then 'contact' else 'devis' end, 'Camille Martin',
        'camille' || i || '@exemple.fr', case when ${isOpen} then ${sql.lit(longMessage)} else ${sql.lit(message)} end,
        case when i % 100 = 0 then 'quarantined' else 'accepted' end, case when i % 100 = 0 then 'trap' end,
        case when ${isOpen} then 'new' when i % 2 = 0 then 'answered' else 'won' end, ${at(0)}, ${at(4)},
        case when not ${isOpen} then ${at(3)} end, 'camille' || i || ${sql.lit(` ${message.toLowerCase()}`)}
      from ${numbers}`;
    // The site's own connections end statements after 10 s.
    const patient = openForMigrations(site.services.config.database);
    await seed.execute(patient ?? site.services.database);
    // As autovacuum does within a minute of so many rows.
    if (engine === 'postgres') await sql`vacuum analyze leads`.execute(patient ?? site.services.database);
    await patient?.destroy();
    camille = await signIn(site, 'camille', 'owner');
  }, 1_200_000);
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('are listed, counted and searched, while the event loop turns', async () => {
    const longest: Record<string, number> = {};
    const measure = async (what: string, work: () => Promise<unknown>, turnOf = longestTurn) => {
      const processor = await turnOf(work);
      longest[what] = processor;
      console.log(`${engine}, ${what}: longest turn ${processor.toFixed(1)} ms`);
    };
    // Renders each for the first time.
    await camille.get('/equipe');
    for (const [what, path] of Object.entries(SCREENS)) {
      const read = async () => expect((await camille.get(path)).status, path).toBe(200);
      const times: number[] = [];
      // By themselves: who looks for the longest turn keeps a core busy.
      for (let run = 0; run < 5; run += 1) {
        const start = performance.now();
        await read();
        times.push(Math.round(performance.now() - start));
      }
      console.log(`${engine}, ${what}: ${times.toSorted((one, other) => one - other).join(', ')} ms`);
      await measure(what, read, leastLongestTurn);
    }
    const list = await textOf(await camille.get('/equipe'));
    expect(list).toContain('Gagnées 10 000 +');
    expect(list).toContain('La liste s’arrête à 10 000 demandes');
    const { metrics, reminders, quarantineDigest } = site.services;
    await measure('metrics', metrics.text);
    await measure('digest of the quarantine', quarantineDigest.enqueueDue);
    await measure('digest of waiting leads', reminders.digestDue);
    await measure('search for reminders', reminders.remindDue);
    expect(Object.entries(longest).filter(([, processor]) => processor > MOST)).toEqual([]);
  });

  it('are exported in parts, while the event loop turns and memory stays', async () => {
    const { body } = await camille.post('/equipe/export');
    const before = process.memoryUsage().rss;
    let [lines, most] = [0, before];
    const start = performance.now();
    const processor = await longestTurn(async () => {
      for await (const part of body ?? []) {
        for (const byte of part) if (byte === 10) lines += 1;
        most = Math.max(most, process.memoryUsage().rss);
      }
    });
    console.log(
      `${engine}: ${lines} lines in ${Math.round((performance.now() - start) / 1000)} s, longest turn ${processor.toFixed(1)} ms, ${Math.round((most - before) / 1024 ** 2)} MiB more`,
    );
    expect(lines).toBe(LEADS - LEADS / 100 + 1);
    expect(processor).toBeLessThan(MOST_OF_EXPORT);
    expect(most - before).toBeLessThan(MOST_MEMORY);
  });
});
