import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

/** Signals of a robot, which put a lead into quarantine. */
const BY_A_ROBOT = { ...NO_SIGNALS, hasFilledHoneypot: true };

describe.each(ENGINES)('the digest of quarantined leads on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    // A Tuesday, at 11:00 in Paris.
    site = await createTestSite(engine, {
      limits: { leadsPerHour: 1 },
      environment: { LEADS_TO: 'ventes@agence.fr, direction@agence.fr' },
    });
  });
  afterEach(() => site.close());

  const pass = (duration: Temporal.DurationLike) => site.clock.advance(duration);
  const at = (paris: string) =>
    pass(site.clock.now().until(Temporal.ZonedDateTime.from(`${paris}[Europe/Paris]`).toInstant()));
  const due = () => site.services.quarantineDigest.enqueueDue();
  const submit = (name: string, signals?: typeof BY_A_ROBOT) =>
    site.services.leads.submit({ ...LEAD, name, email: `${name}@x.fr` }, null, signals);
  /** Delivers due mails, and returns the digests among them. */
  async function digests() {
    site.transport.sent.length = 0;
    await site.services.mailer.deliverDue();
    return site.transport.sent.filter(({ subject }) => /mises? de côté/.test(subject));
  }

  it('goes to each address of the agency once on each working morning while any lead waits', async () => {
    const { reference } = await submit('ada', BY_A_ROBOT);
    const told: string[] = [];
    const recipients: string[] = [];
    for (const moment of [
      '2026-04-02T08:59',
      '2026-04-02T09:00',
      '2026-04-02T09:01',
      '2026-04-02T23:00',
      '2026-04-03T09:00',
      // A Saturday, and Easter Monday.
      '2026-04-04T10:00',
      '2026-04-06T10:00',
      '2026-04-07T09:00',
    ]) {
      at(moment);
      if (await due()) told.push(moment);
      recipients.push(...(await digests()).map(({ to }) => to));
    }
    expect(told).toEqual(['2026-04-02T09:00', '2026-04-03T09:00', '2026-04-07T09:00']);
    expect(recipients.sort()).toEqual([
      ...Array<string>(3).fill('direction@agence.fr'),
      ...Array<string>(3).fill('ventes@agence.fr'),
    ]);
    await site.services.leads.release(reference);
    at('2026-04-08T09:00');
    expect(await due()).toBe(false);
  });

  it('tells how many wait, since when, why and how to go on, and nothing that a visitor wrote', async () => {
    const { reference } = await submit('ada', BY_A_ROBOT);
    await submit('grace');
    pass({ minutes: 5 });
    const { reference: beyond } = await submit('hedy');
    await due();
    const [digest] = (await digests()).filter(({ to }) => to === 'ventes@agence.fr');
    expect(digest?.subject).toBe('2 demandes mises de côté attendent votre lecture');
    const text = digest?.text ?? '';
    for (const told of [
      /depuis le mardi 10\smars 2026 à 11\sh pour la plus ancienne/,
      /1\s: champ invisible rempli/,
      /1\s: plus de demandes en une heure que le site n’en admet/,
      new RegExp(`${beyond}, mardi[^]*${reference}, mardi`),
      '/equipe/quarantaine',
    ]) {
      expect(text).toMatch(told);
    }
    for (const personal of ['ada', 'hedy', 'x.fr', LEAD.message, LEAD.phone ?? '']) {
      expect(text).not.toContain(personal);
      expect(digest?.html).not.toContain(personal);
    }
  });

  it('says nothing more of a lead that a colleague marked as spam', async () => {
    const { reference: spam } = await submit('ada', BY_A_ROBOT);
    await submit('grace');
    const { reference: beyond } = await submit('hedy');
    const { reference: waiting } = await submit('joan', BY_A_ROBOT);
    const colleague = await signIn(site, 'camille', 'sales');
    const mark = (reference: string) =>
      colleague.post(`/equipe/demandes/${reference.toLowerCase()}/etape`, {
        etape: 'indesirable',
        revision: '0',
      });
    for (const reference of [spam, beyond]) expect((await mark(reference)).status).toBe(303);
    expect(await due()).toBe(true);
    const [digest] = await digests();
    expect(digest?.subject).toMatch(/^1 demande mise de côté/);
    expect(digest?.text).toContain(waiting);
    expect(digest?.text).not.toMatch(new RegExp(`${spam}|${beyond}`));
    expect(site.logs.join('')).not.toContain('leads per hour exceeded');
    await mark(waiting);
    at('2026-04-02T09:00');
    expect(await due()).toBe(false);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('names fifty leads at most, and counts the others', async () => {
    for (let index = 0; index < 53; index += 1) await submit(`v${index}`, BY_A_ROBOT);
    await due();
    const [digest] = await digests();
    expect(digest?.subject).toMatch(/^53 demandes/);
    expect(digest?.text.match(/D-\w{7}/g)).toHaveLength(50);
    expect(digest?.text).toContain('et 3 de plus');
  });

  it('goes within minutes, at night too, where leads are put aside for the hour’s limit alone', async () => {
    at('2026-04-04T23:00');
    await submit('ada', BY_A_ROBOT);
    await submit('grace');
    expect(await due()).toBe(false);
    for (const name of ['hedy', 'joan', 'mary']) await submit(name);
    expect(await due()).toBe(true);
    expect(await due()).toBe(false);
    expect(await digests()).toHaveLength(2);
    const alerts = site.logs
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'leads per hour exceeded');
    expect(alerts).toMatchObject([{ level: 50, waiting: 4 }]);
    expect(await site.services.metrics.text()).toContain('site_leads_quarantined{reason="global_limit"} 3\n');

    pass({ minutes: 9 });
    await submit('sophie');
    expect(await due()).toBe(false);
    pass({ minutes: 1, seconds: 1 });
    expect(await due()).toBe(true);
    pass({ minutes: 11 });
    expect(await due()).toBe(false);
  });

  it('says so when nothing waits any more by the time it is sent', async () => {
    const { reference } = await submit('ada', BY_A_ROBOT);
    await due();
    await site.services.leads.release(reference);
    expect((await digests()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Plus aucune demande mise de côté n’attend'),
    );
  });

  it('is tried again when it is refused, shown with the mails that do not leave, and left by an erasure', async () => {
    await submit('ada', BY_A_ROBOT);
    await due();
    site.transport.fail = () => Object.assign(new Error('later'), { code: 'ECONNECTION' });
    await site.services.mailer.deliverDue();
    const { out } = await operate(site.services, 'mail status');
    expect(out).toMatch(/— +quarantine +ventes@agence\.fr +essai à/);
    expect(await site.services.retention.erase('ada@x.fr')).toBe(1);
    site.transport.fail = undefined;
    pass({ minutes: 5 });
    expect(await digests()).toHaveLength(2);
  });

  it('is one mail once mails can leave again, however many days they could not', async () => {
    await submit('ada', BY_A_ROBOT);
    for (let day = 0; day < 3; day += 1) {
      await due();
      pass({ hours: 24 });
    }
    expect((await digests()).map(({ to }) => to).sort()).toEqual(['direction@agence.fr', 'ventes@agence.fr']);
  });

  it('is retried by the next check when the database was away', async () => {
    const { database, watch } = site.services;
    await submit('ada', BY_A_ROBOT);
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    watch.start();
    await watch.stop();
    expect(site.logs.join('')).toContain('quarantine not told of');
    await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    expect(await due()).toBe(true);
  });
});

describe('the digest of quarantined leads of two nodes on one PostgreSQL', () => {
  it('goes once a day', async () => {
    const environment = { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
    const nodes = [
      await createTestSite('postgres', { environment }),
      await createTestSite('postgres', { environment }),
    ];
    await nodes[0]?.services.leads.submit(LEAD, null, BY_A_ROBOT);
    const looks = await Promise.all(nodes.map(({ services }) => services.quarantineDigest.enqueueDue()));
    await Promise.all(nodes.map((node) => node.close()));
    expect(looks.toSorted()).toEqual([false, true]);
  });
});
