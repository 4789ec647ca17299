import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseLocation } from '../../server/store/database.ts';
import { createDatabase } from '../support/postgres.ts';
import { type EarlierVersion, fillAsEarlier } from './earlier-databases/open.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

describe.each(ENGINES)('a %s database of an earlier version', (engine) => {
  let folder: string;
  let site: TestSite | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-earlier-'));
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });

  /** Opens a database of `version` with today's site. */
  async function upgrade(version: EarlierVersion): Promise<TestSite> {
    const location: DatabaseLocation =
      engine === 'sqlite'
        ? { engine, file: join(folder, 'site.db') }
        : { engine, url: await createDatabase(inject('postgresUrl')) };
    await fillAsEarlier(version, location);
    const url = location.engine === 'sqlite' ? `sqlite:${location.file}` : location.url;
    site = await createTestSite(engine, { environment: { DATABASE_URL: url } });
    return site;
  }

  async function watchOnce({ services: { watch } }: TestSite): Promise<void> {
    watch.start();
    await watch.stop();
  }

  const standings = async ({ services: { database } }: TestSite) =>
    Object.fromEntries(
      (
        await database
          .selectFrom('leads')
          .select(['reference', 'stage', 'answer_due_at', 'reminded_at'])
          .orderBy('reference')
          .execute()
      ).map(({ reference, stage, answer_due_at, reminded_at }) => [
        reference,
        `${stage}, ${answer_due_at}${reminded_at ? ', reminded' : ''}`,
      ]),
    );
  const mails = async ({ services: { database } }: TestSite) =>
    (
      await database
        .selectFrom('outbox')
        .select(['message', 'reference', 'lead_id'])
        .where('status', '=', 'pending')
        .orderBy('message')
        .orderBy('lead_id')
        .execute()
    ).map(({ message, lead_id }) => `${message} ${lead_id ?? ''}`.trim());

  it('from before the staff area has its leads wait as new, with their promises, and told of', async () => {
    const upgraded = await upgrade('1363a37');
    await watchOnce(upgraded);
    expect(await standings(upgraded)).toEqual({
      // Received on a Tuesday at 9 h 30 in Paris, a Monday at 16 h, and a Monday at 10 h.
      'D-2222222': 'new, 2026-03-10T12:30:00.000Z',
      'C-3333333': 'new, 2025-11-04T10:00:00.000Z',
      'C-4444444': 'new, 2026-03-09T13:00:00.000Z',
    });
    expect(await mails(upgraded)).toEqual(['notice l1', 'quarantine', 'waiting']);
    upgraded.clock.advance({ hours: 2 });
    expect(await upgraded.services.reminders.remindDue()).toBe(1);
    const camille = await signIn(upgraded, 'camille', 'owner');
    const found = await (await camille.get('/equipe?q=coeur')).text();
    expect(found).toContain('C-3333333');
    expect((await upgraded.request('/article/notre-methode')).status).toBe(200);
    await upgraded.services.leads.submit(LEAD);
  });

  it('from today gives those back that had no answer, and leaves the others', async () => {
    const upgraded = await upgrade('4a4bf5d');
    await watchOnce(upgraded);
    expect(await standings(upgraded)).toEqual({
      'D-2222222': 'new, 2026-03-09T12:00:00.000Z, reminded',
      'C-3333333': 'new, 2025-11-04T10:00:00.000Z',
      'C-4444444': 'new, 2026-03-09T12:00:00.000Z',
      'C-5555555': 'answered, 2026-03-09T10:00:00.000Z',
      'C-6666666': 'answered, 2026-03-09T10:00:00.000Z',
      'D-7777777': 'won, 2026-03-09T10:00:00.000Z',
      'D-8888888': 'new, 2026-03-10T13:00:00.000Z',
    });
    expect(await mails(upgraded)).toEqual(['notice l7', 'quarantine', 'reminder l1', 'waiting']);
    await upgraded.services.leads.submit(LEAD);
  });

  it('has the leads filled in within a minute that an earlier process stores in it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { database, watch } = (await upgrade('4a4bf5d')).services;
    watch.start();
    await sql`insert into leads (id, reference, kind, name, email, message, created_at, status) values
      ('late', 'D-9999999', 'devis', 'Œuvre', 'o@exemple.fr', 'Bientôt.', '2026-03-10T09:30:00.000Z', 'accepted')
    `.execute(database);
    const lead = () =>
      database
        .selectFrom('leads')
        .select(['stage', 'answer_due_at', 'search_text'])
        .where('id', '=', 'late')
        .executeTakeFirst();
    await expect
      .poll(() => {
        vi.advanceTimersByTime(60_000);
        return lead();
      })
      .toEqual({
        stage: 'new',
        answer_due_at: '2026-03-10T13:30:00.000Z',
        search_text: 'd-9999999 oeuvre o@exemple.fr bientot.',
      });
  });
});
