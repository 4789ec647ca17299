import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { expectAccepted, LEAD_WAYS, leadsOf, leadWith, send } from './lead-forms.ts';
import { signIn } from './staff-people.ts';
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

/** With the digests that come on the day of the jump and on the next two: a day that was told of ahead has none. */
const JUMPS = [
  ['an hour back', -1, 3],
  ['a day ahead', 24, 2],
  ['a month ahead', 30 * 24, 4],
] as const;

describe.each(JUMPS)('a clock that was %s for a moment', (_what, hours, digests) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite('sqlite', { limits: { leadsPerHour: 3 } });
  });
  afterEach(() => site.close());

  const jump = () => site.clock.advance({ hours });
  const right = () => site.clock.advance({ hours: -hours });
  const submit = (name: string) => site.services.leads.submit({ ...LEAD, name, email: `${name}@x.fr` });

  it('sends every mail, reminder and digest, and none of them twice (row 23)', async () => {
    const { mailer, reminders, quarantineDigest } = site.services;
    const watch = async () => {
      await quarantineDigest.enqueueDue();
      await reminders.remindDue();
      await reminders.digestDue();
      while ((await mailer.deliverDue()) > 0);
    };
    await submit('avant');
    site.transport.fail = () => Object.assign(new Error('later'), { code: 'ECONNECTION' });
    await watch();
    site.transport.fail = undefined;
    jump();
    await submit('pendant');
    await watch();
    right();
    await submit('apres');
    for (let passed = 0; passed <= 48; passed += 1) {
      await watch();
      site.clock.advance({ hours: 1 });
    }
    const { sent } = site.transport;
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length);
    const about = (subject: RegExp) => sent.filter((mail) => subject.test(mail.subject)).length;
    for (const name of ['avant', 'apres']) expect(about(new RegExp(`^Réponse attendue.*, ${name}$`))).toBe(1);
    expect(about(/^Réponse attendue.*, pendant$/)).toBeLessThanOrEqual(1);
    expect(sent.filter(({ to }) => /^(?:avant|pendant|apres)@/.test(to))).toHaveLength(3);
    expect(about(/vous atten/)).toBe(digests);
  });

  it('takes leads, and ends no session but one that was opened far ahead', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    jump();
    await ada.get('/equipe');
    right();
    expect((await ada.get('/equipe')).status).toBe(200);
    jump();
    const grace = await signIn(site, 'grace', 'owner');
    for (const name of ['un', 'deux', 'trois']) await submit(name);
    right();
    await submit('quatre');
    const leads = await site.services.database.selectFrom('leads').select('status').execute();
    expect(leads.map(({ status }) => status)).toEqual(Array(4).fill('accepted'));
    expect((await grace.get('/equipe')).status).toBe(hours > 24 ? 303 : 200);
  });

  it('shows a scheduled article from its time on', async () => {
    const { articles, publicationWatch } = site.services;
    const publishedAt = site.clock.now().add({ hours: 2 }).toString();
    await articles.importFile(draft('bientot', 4, { publishedAt }), true);
    const shown = async () => {
      await publicationWatch.look();
      return (await site.request('/article/bientot')).status;
    };
    expect(await shown()).toBe(302);
    jump();
    expect(await shown()).toBe(hours > 0 ? 200 : 302);
    right();
    expect(await shown()).toBe(302);
    site.clock.advance({ hours: 2 });
    expect(await shown()).toBe(200);
  });
});
