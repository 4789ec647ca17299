import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { expectAccepted, LEAD_WAYS, leadsOf, leadWith, send } from './lead-forms.ts';
import { LEAD, stored } from './submissions.ts';

describe.each(ENGINES)('a clock on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const sendAll = async (day: string) => {
    for (const [index, way] of LEAD_WAYS.entries()) {
      const body = leadWith(way, { name: `${day} ${index}`, email: `${day}-${index}@x.fr` });
      await expectAccepted(way, await send(site, way, { body }));
    }
  };
  /** Moves the clock to an instant, back or forth. */
  const setClock = (instant: string) =>
    site.clock.advance(site.clock.now().until(Temporal.Instant.from(instant)));
  const mailsLeft = async () => {
    const { database } = site.services;
    return (await database.selectFrom('outbox').select('id').where('status', '!=', 'sent').execute()).length;
  };

  it('that goes back an hour loses no lead, makes none twice and sends every mail (row 23)', async () => {
    await sendAll('avant');
    await site.services.mailer.deliverDue();
    site.transport.fail = () => Object.assign(new Error('later'), { code: 'ECONNECTION' });
    while ((await site.services.mailer.deliverDue()) > 0);
    site.transport.fail = undefined;
    const known = await stored(site);

    site.clock.advance({ hours: -1 });
    await sendAll('avant');
    expect(await stored(site)).toEqual(known);
    await sendAll('apres');
    expect((await stored(site)).leads).toBe(2 * LEAD_WAYS.length);
    // Mails that failed before the clock went back are due at the same instant.
    site.clock.advance({ hours: 1, seconds: 6 });
    while ((await site.services.mailer.deliverDue()) > 0);
    expect(await mailsLeft()).toBe(0);
    const ids = site.transport.sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that was a year ahead for a moment has the daily mails and erasures go on, once a day (row 23)', async () => {
    const { reminders, quarantineDigest, retention, leads } = site.services;
    await leads.submit({ ...LEAD, name: 'Un' }, null, { ...NO_SIGNALS, hasFilledHoneypot: true });
    await leads.submit(LEAD);
    const daily = async () => [
      await reminders.digestDue(),
      await quarantineDigest.enqueueDue(),
      (await retention.purgeToday()) !== null,
    ];
    setClock('2027-03-10T10:00:00Z');
    expect(await daily()).toEqual([true, true, true]);
    setClock('2026-03-11T10:00:00Z');
    expect(await daily()).toEqual([true, true, true]);
    expect(await daily()).toEqual([false, false, false]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it.each([
    ['the night that has an hour twice', '2026-10-25T00:59:50Z', '2026-10-25T01:00:10Z'],
    ['the night that lacks an hour', '2026-03-29T00:59:50Z', '2026-03-29T01:00:10Z'],
    ['29 February', '2028-02-28T22:59:50Z', '2028-02-29T23:00:10Z'],
  ])('that passes %s keeps instants in UTC, and due mails due (row 23)', async (_when, before, after) => {
    setClock(before);
    await sendAll('avant');
    site.transport.fail = () => Object.assign(new Error('later'), { code: 'ECONNECTION' });
    while ((await site.services.mailer.deliverDue()) > 0);
    site.transport.fail = undefined;
    setClock(after);
    while ((await site.services.mailer.deliverDue()) > 0);
    expect(await mailsLeft()).toBe(0);
    await sendAll('apres');
    const dates = (await leadsOf(site)).map(({ created_at }) => Temporal.Instant.from(created_at).toString());
    expect(new Set(dates)).toEqual(new Set([before, after]));
  });
});
