import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toStored } from '../../server/clock.ts';
import { createRetention, PLACES_OF_STAFF } from '../../server/leads/retention.ts';
import { enqueue } from '../../server/mail/outbox.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { LEAD, NOTHING, ONE_LEAD, stored } from './submissions.ts';

describe.each(ENGINES)('retention on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  /** Moves the clock by calendar units, in Paris. */
  function pass(duration: Temporal.DurationLike): void {
    const now = site.clock.now();
    const then = now.toZonedDateTimeISO('Europe/Paris').add(duration).toInstant();
    site.clock.advance(now.until(then));
  }

  const submit = (email: string) =>
    site.services.leads.submit({ ...LEAD, email, message: `${LEAD.message} ${randomUUID()}` });
  const senders = async () => {
    const rows = await site.services.database.selectFrom('leads').select('email').execute();
    return rows.map(({ email }) => email).sort();
  };
  const purge = () => site.services.retention.purge();
  const purgeToday = () => site.services.retention.purgeToday();
  /** Another process's. */
  const another = (eraseMailFiles: (messageIds: readonly string[]) => Promise<void>) => {
    const { database, scans, clock, logger, leads } = site.services;
    const settleErasure = async () => true;
    const { forgetNetworks } = leads;
    return createRetention({ database, scans, clock, logger, forgetNetworks, eraseMailFiles, settleErasure });
  };
  const erase = (email: string) => site.services.retention.erase(email);

  it('keeps a prospect for three years after the last contact, to the millisecond', async () => {
    await submit('ada@exemple.fr');
    pass({ years: 3 });
    expect(await purge()).toMatchObject({ leads: 0 });
    site.clock.advance({ milliseconds: 1 });
    expect(await purge()).toMatchObject({ leads: 1 });
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('counts the three years from the last contact, whatever the case of the address', async () => {
    await submit('Ada@exemple.fr');
    await submit('grace@exemple.fr');
    pass({ years: 2 });
    await submit('ada@Exemple.fr');
    pass({ years: 2 });
    expect(await purge()).toMatchObject({ leads: 1 });
    expect(await senders()).toEqual(['Ada@exemple.fr', 'ada@Exemple.fr'].sort());
  });

  it('forgets a mail 30 days after it was sent, and none that has yet to leave', async () => {
    await submit('ada@exemple.fr');
    await site.services.mailer.deliverDue();
    await submit('grace@exemple.fr');
    pass({ days: 30 });
    expect(await purge()).toMatchObject({ mails: 0 });
    site.clock.advance({ milliseconds: 1 });
    expect(await purge()).toMatchObject({ leads: 0, mails: 2 });
    expect(await stored(site)).toMatchObject({ leads: 2, mails: 2 });
  });

  it('erases a person who asks, whatever the case, with mails and keys, and nobody else', async () => {
    await submit('ada@exemple.fr');
    await submit('ADA@exemple.fr');
    await submit('adam@exemple.fr');
    expect(await erase(' Ada@Exemple.FR ')).toBe(2);
    expect(await senders()).toEqual(['adam@exemple.fr']);
    expect(await stored(site)).toEqual(ONE_LEAD);
    expect(await erase('ada@exemple.fr')).toBe(0);
  });

  it('treats an address with SQL characters as an address', async () => {
    await submit('ada@exemple.fr');
    for (const email of ['%', "' or 1=1 --", 'ada_exemple.fr', '']) expect(await erase(email)).toBe(0);
    expect((await stored(site)).leads).toBe(1);
  });

  it('keeps no mail that was given up beyond 30 days, but what the agency was to hear of a lead', async () => {
    await submit('ada@exemple.fr');
    await site.services.database.transaction().execute((transaction) =>
      enqueue(transaction, {
        leadId: null,
        message: 'figures',
        recipient: 'partie@exemple.fr',
        mailDomain: 'exemple.fr',
        now: site.clock.now(),
      }),
    );
    await site.services.database.updateTable('outbox').set({ status: 'failed' }).execute();
    const left = async () => {
      await purge();
      const mails = await site.services.database.selectFrom('outbox').select('message').execute();
      return mails.map(({ message }) => message).sort();
    };
    pass({ days: 30 });
    expect(await left()).toEqual(['confirmation', 'figures', 'notice']);
    site.clock.advance({ milliseconds: 1 });
    expect(await left()).toEqual(['notice']);
  });

  it('is applied once a day in Paris, by one of all processes', async () => {
    const second = another(async () => {});
    const first = await Promise.all([purgeToday(), second.purgeToday(), purgeToday()]);
    expect(first.filter((erased) => erased !== null)).toHaveLength(1);
    pass({ hours: 12 });
    expect(await purgeToday()).toBeNull();
    // 10:00 UTC in March is 11:00 in Paris: a minute before, then at midnight.
    pass({ minutes: 59 });
    expect(await purgeToday()).toBeNull();
    pass({ minutes: 1 });
    expect(await purgeToday()).toEqual({ leads: 0, mails: 0, keys: 0, entries: 0 });
    expect(await purgeToday()).toBeNull();
  });

  it('is tried again the same day after it failed, and leaves nothing half erased', async () => {
    await submit('ada@exemple.fr');
    pass({ years: 4 });
    const failing = another(async () => {
      throw new Error('disk');
    });
    await expect(failing.purgeToday()).rejects.toThrow('disk');
    expect(await senders()).toEqual(['ada@exemple.fr']);
    expect(await purgeToday()).toMatchObject({ leads: 1 });
  });

  it('erases many mails slice by slice, and goes on after a stop half-way', async () => {
    await submit('ada@exemple.fr');
    const { database } = site.services;
    const mail = await database.selectFrom('outbox').selectAll().limit(1).executeTakeFirstOrThrow();
    const sentAt = toStored(site.clock.now());
    const sent = Array.from({ length: 250 }, (_, index) => {
      const id = `mail-${index}`;
      return { ...mail, id, message_id: id, status: 'sent' as const, sent_at: sentAt };
    });
    await database.insertInto('outbox').values(sent).execute();
    pass({ days: 31 });
    const slices: number[] = [];
    const stopped = another(async (messageIds) => {
      slices.push(messageIds.length);
      if (slices.length === 2) void stopped.stop();
    });
    expect(await stopped.purgeToday()).toBeNull();
    expect(slices).toEqual([100, 100]);
    expect(site.logs.join('')).toContain('"mails":200');
    expect(await purgeToday()).toMatchObject({ mails: 50 });
    expect(await purgeToday()).toBeNull();
  });

  it('forgets a colleague a year after they left, whatever they began, published or attached', async () => {
    const [ada, grace] = [await signIn(site, 'ada', 'owner'), await signIn(site, 'grace', 'owner')];
    await submit('client@exemple.fr');
    const { database, staff } = site.services;
    const { id: lead_id } = await database.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const at = toStored(site.clock.now());
    await database
      .insertInto('reply_files')
      .values({
        id: 'draft',
        lead_id,
        staff_id: ada.id,
        reply_id: null,
        name: 'devis.pdf',
        size: 1,
        bytes: Buffer.from('a'),
        created_at: at,
      })
      .execute();
    await database
      .insertInto('agency_facts')
      .values({ section: 'phone', value: null, revision: 1, changed_at: at, changed_by: ada.id })
      .execute();
    await database
      .insertInto('redirects')
      .values({ source: '/ancien', target: '/contact', changed_at: at, changed_by: ada.id })
      .execute();
    await staff.accounts.revoke(ada.email, grace.id);
    pass({ years: 1, days: 1 });
    await purge();
    expect((await staff.accounts.list()).map(({ email }) => email)).toEqual([grace.email]);
    expect(await database.selectFrom('reply_files').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('redirects').select(['source', 'changed_by']).execute()).toEqual([
      { source: '/ancien', changed_by: null },
    ]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('forgets a submission key after 7 days, but not its lead', async () => {
    await submit('ada@exemple.fr');
    site.clock.advance({ hours: 7 * 24 });
    expect(await purge()).toMatchObject({ keys: 0 });
    site.clock.advance({ milliseconds: 1 });
    expect(await purge()).toMatchObject({ leads: 0, mails: 0 });
    expect(await site.services.database.selectFrom('submission_keys').selectAll().execute()).toEqual([]);
    expect((await stored(site)).leads).toBe(1);
  });

  it('runs at the start of the process, and logs counts alone', async () => {
    await submit('ada@exemple.fr');
    pass({ years: 4 });
    site.services.retention.start();
    await expect.poll(() => site.logs.join('')).toContain('retention applied');
    expect(await stored(site)).toEqual(NOTHING);
    expect(site.logs.join('')).toContain('"leads":1');
    expect(site.logs.join('')).not.toContain('ada@');
    const jobs = await site.services.database.selectFrom('daily_jobs').selectAll().execute();
    expect(jobs).toEqual([{ name: 'retention', done_at: toStored(site.clock.now()) }]);
  });

  it('knows every place that names a colleague', async () => {
    const { rows } = await sql<{ place: string }>`
      select tables.name || '.' || keys."from" as place
      from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
      where keys."table" = 'staff' and keys.on_delete <> 'CASCADE'
    `.execute(site.services.database);
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(PLACES_OF_STAFF));
  });
});
