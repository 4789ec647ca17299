import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { countByStage, countWaiting, listInbox, listQuarantine } from '../../server/leads/lead-list.ts';
import { openLead } from '../../server/leads/lead-file.ts';
import { searchText } from '../../server/leads/search-text.ts';
import { createTestSite, ENGINES } from './harness.ts';
it.each(ENGINES)('explains on %s', async (engine) => {
  const site = await createTestSite(engine);
  const db = site.services.database;
  const STAGES = ['new', 'taken', 'answered', 'waiting', 'won', 'lost', 'spam'] as const;
  const rows = Array.from({ length: 10000 }, (_, i) => {
    const l = { reference: `D-${String(i).padStart(7, '3')}`, name: `Client ${i}`, email: `client${i % 3000}@x.fr`, phone: '0612345678', message: 'Bonjour, nous voudrions refaire le site de notre atelier avant l’été. '.repeat(8) };
    const at = (h: number) => new Date(Date.UTC(2026, 2, 10) - (i / 4 - h) * 3600_000).toISOString();
    return { id: String(i), kind: 'devis' as const, ...l, created_at: at(0), status: i % 100 === 99 ? 'quarantined' as const : 'accepted' as const, stage: STAGES[i % 7] ?? 'new' as const, answer_due_at: at(4), waits_until: i % 7 === 3 ? at(100) : null, search_text: searchText(l) };
  });
  for (let i = 0; i < rows.length; i += 500) await db.insertInto('leads').values(rows.slice(i, i + 500)).execute();
  await sql`analyze`.execute(db);
  const now = site.clock.now();
  const calls: Record<string, () => Promise<unknown>> = {
    inbox: () => listInbox(db, {}, 1), last: () => listInbox(db, {}, 170), stage: () => listInbox(db, { stage: 'answered' }, 1), spam: () => listInbox(db, { stage: 'spam' }, 1),
    search: () => listInbox(db, { search: 'atelier client7' }, 1), none: () => listInbox(db, { search: 'introuvable' }, 1),
    counts: () => countByStage(db, {}), countsSearch: () => countByStage(db, { search: 'introuvable' }), waiting: () => countWaiting(db, now), quarantine: () => listQuarantine(db, 1), lead: () => openLead(db, 'D-3333777'),
  };
  const out: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call(); const t = performance.now(); for (let k = 0; k < 5; k++) await call();
    out.push(`${engine} ${name}: ${((performance.now() - t) / 5).toFixed(1)} ms`);
  }
  const order = `order by coalesce(case when stage in ('new', 'taken') then answer_due_at when stage = 'waiting' then waits_until end, '9'), created_at desc limit 50`;
  for (const q of [`select reference from leads where status='accepted' and stage != 'spam' ${order}`, `select reference from leads where status='accepted' and stage = 'answered' ${order}`, `select stage, count(*) from leads where status='accepted' group by stage`, `select count(*) from leads where status='quarantined' and stage != 'spam'`]) {
    const r = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(engine === 'sqlite' ? `explain query plan ${q}` : `explain ${q}`));
    out.push(q.slice(0, 90), ...r.rows.map((row) => `   ${row.detail ?? row['QUERY PLAN']}`));
  }
  console.log(out.join('\n'));
  expect(true).toBe(true);
  await site.close();
});
