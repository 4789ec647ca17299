import { agencyFile as agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { promisedAnswer } from '../../server/leads/promised-answer.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { changeHours } from './opening-hours.ts';
import { operate } from './operator.ts';
import { signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

/** Stores a lead with its promised answer time. */
async function submit({ services: { leads, database, clock } }: TestSite, name: string) {
  const { id, reference } = await leads.submit({ ...LEAD, name, email: `${name}@x.fr` });
  const due = promisedAnswer(clock.now(), agency.hours).toString({ fractionalSecondDigits: 3 });
  await database.updateTable('leads').set({ answer_due_at: due }).where('id', '=', id).execute();
  return reference;
}

describe.each(ENGINES)('mails about leads that wait on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, { environment: { LEADS_TO: 'ventes@agence.fr, chef@agence.fr' } });
  });
  afterEach(() => site.close());

  const at = (paris: string) =>
    site.clock.advance(
      site.clock.now().until(Temporal.ZonedDateTime.from(`${paris}[Europe/Paris]`).toInstant()),
    );
  const remind = () => site.services.reminders.remindDue();
  const digest = () => site.services.reminders.digestDue();
  const change = (values: object) => site.services.database.updateTable('leads').set(values).execute();
  /** Delivers due mails, and returns those whose subject matches. */
  async function mails(subject: RegExp) {
    site.transport.sent.length = 0;
    while ((await site.services.mailer.deliverDue()) > 0);
    return site.transport.sent.filter((mail) => subject.test(mail.subject));
  }

  it('remind of what was taken by somebody, and of nothing that was answered, settled or forgotten for days', async () => {
    at('2026-11-24T10:00');
    await submit(site, 'ada');
    at('2026-11-24T13:40');
    for (const settled of [
      { answered_at: '2026-11-24T10:00:00.000Z' },
      { answered_at: null, stage: 'lost' },
      { stage: 'waiting' },
      { stage: 'new', status: 'quarantined' },
    ]) {
      await change(settled);
      expect(await remind(), JSON.stringify(settled)).toBe(0);
    }
    await change({ stage: 'taken', status: 'accepted' });
    at('2026-11-24T20:00');
    expect(await remind()).toBe(0);
    at('2026-12-01T10:00');
    expect(await remind()).toBe(0);
    at('2026-11-25T09:00');
    expect(await remind()).toBe(1);
  });

  it('tell each working morning what waits, and nothing where nothing does', async () => {
    at('2026-07-10T17:30');
    const forgotten = await submit(site, 'ada');
    const later = await submit(site, 'grace');
    await site.services.database
      .updateTable('leads')
      .set({ stage: 'waiting', waits_until: '2026-07-15T07:00:00.000Z' })
      .where('reference', '=', later)
      .execute();
    const told: string[] = [];
    for (const moment of [
      // A Saturday, a Sunday; 14 July is a Tuesday.
      '2026-07-11T10:00',
      '2026-07-12T10:00',
      '2026-07-13T08:59',
      '2026-07-13T09:00',
      '2026-07-13T09:01',
      '2026-07-14T10:00',
      '2026-07-15T09:00',
    ]) {
      at(moment);
      if (await digest()) told.push(moment);
    }
    expect(told).toEqual(['2026-07-13T09:00', '2026-07-15T09:00']);
    // One for each address is queued already: its text is written when it leaves.
    const sent = await mails(/demandes? vous attend/);
    expect(sent.map(({ to }) => to).sort()).toEqual(['chef@agence.fr', 'ventes@agence.fr']);
    const [mail] = sent;
    expect(mail?.subject).toBe('2 demandes vous attendent');
    expect(mail?.text).toMatch(
      new RegExp(`Sans réponse.*${forgotten}, devis, avant le.*reprendre.*${later}`, 's'),
    );
    for (const personal of ['ada', 'grace', 'x.fr', LEAD.message]) expect(mail?.html).not.toContain(personal);

    await change({ stage: 'won' });
    at('2026-07-16T09:00');
    expect(await digest()).toBe(false);
  });

  it('tell of an answer that never arrived, until there is another', async () => {
    at('2026-11-24T10:00');
    const reference = await submit(site, 'ada');
    const ada = await signIn(site, 'ada', 'sales');
    const send = (text: string, known: number) =>
      ada.post(`/equipe/demandes/${reference}/repondre`, { text, known: String(known) });
    await send('Bonjour', 0);
    site.transport.fail = ({ to }) =>
      to === 'ada@x.fr'
        ? Object.assign(new Error('refused'), { command: 'RCPT TO', responseCode: 550 })
        : undefined;
    await site.services.mailer.deliverDue();
    at('2026-11-25T09:00');
    await digest();
    const [mail] = await mails(/demande vous attend$/);
    expect(mail?.text).toMatch(new RegExp(`non remise.*${reference}`, 's'));
    at('2026-11-25T09:05');
    await signIn(site, 'grace', 'sales').then((grace) =>
      grace.post(`/equipe/demandes/${reference}/repondre`, { text: 'Encore', known: '1', taken: ada.id }),
    );
    at('2026-11-26T09:00');
    expect(await digest()).toBe(false);
  });

  it('tell of an answer that never arrived although it is to be followed up, until its day', async () => {
    at('2026-11-24T10:00');
    const reference = await submit(site, 'ada');
    const ada = await signIn(site, 'ada', 'sales');
    await ada.post(`/equipe/demandes/${reference}/repondre`, { text: 'Bonjour', known: '0', relance: 'on' });
    await site.services.database
      .updateTable('outbox')
      .set({ status: 'failed' })
      .where('message', '=', 'reply')
      .execute();
    // Whatever the words of its next step.
    await change({ next_step: 'Revoir' });
    at('2026-11-25T09:00');
    expect(await digest()).toBe(true);
    const [told] = await mails(/demande vous attend$/);
    expect(told?.text).toMatch(new RegExp(`non remise.*${reference}`, 's'));
    at('2026-11-27T09:00');
    await digest();
    const [due] = await mails(/demande vous attend$/);
    expect(due?.text).toMatch(new RegExp(`reprendre.*${reference}`, 's'));
    expect(due?.text).not.toContain('non remise');
  });

  it('tell no more of it once a colleague put it off, in the words of the follow-up too', async () => {
    at('2026-11-24T10:00');
    const reference = await submit(site, 'ada');
    const ada = await signIn(site, 'ada', 'sales');
    await ada.post(`/equipe/demandes/${reference}/repondre`, { text: 'Bonjour', known: '0', relance: 'on' });
    await site.services.database
      .updateTable('outbox')
      .set({ status: 'failed' })
      .where('message', '=', 'reply')
      .execute();
    const putOff = { etape: 'en-attente', jusqu_au: '2026-12-02', ensuite: 'Relancer : sans réponse' };
    const answer = await ada.post(`/equipe/demandes/${reference}/etape`, {
      ...putOff,
      revision: '1',
      retour: '',
    });
    expect(answer.status).toBe(303);
    at('2026-11-25T09:00');
    expect(await digest()).toBe(false);
  });

  it('are shown among those that do not leave, and go with their lead', async () => {
    at('2026-11-24T10:00');
    await submit(site, 'ada');
    at('2026-11-24T13:30');
    await remind();
    site.transport.fail = () =>
      Object.assign(new Error('later'), { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' });
    await site.services.mailer.deliverDue();
    expect((await operate(site.services, 'mail status')).out).toMatch(/reminder +ventes@agence\.fr/);
    await site.services.retention.erase('ada@x.fr');
    expect((await operate(site.services, 'mail status')).out).not.toContain('reminder');
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it.each([
    ['half an hour before its end', '2026-11-24T10:00', '2026-11-24T13:29', '2026-11-24T13:30'],
    [
      'before closing, where it ends soon after opening',
      '2026-11-23T14:10',
      '2026-11-23T17:39',
      '2026-11-23T17:40',
    ],
    ['before a weekend', '2026-11-20T14:20', '2026-11-20T17:49', '2026-11-20T17:50'],
    ['over 14 July', '2026-07-13T16:00', '2026-07-15T10:29', '2026-07-15T10:30'],
    ['on the eve of 14 July', '2026-07-13T14:20', '2026-07-13T17:49', '2026-07-13T17:50'],
  ])('remind of a promise %s, once per address', async (_when, received, early, due) => {
    at(received);
    const reference = await submit(site, 'ada');
    at(early);
    expect(await remind()).toBe(0);
    at(due);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    const sent = await mails(/^Réponse attendue/);
    expect(sent.map(({ to }) => to).sort()).toEqual(['chef@agence.fr', 'ventes@agence.fr']);
    expect(sent[0]).toMatchObject({
      subject: expect.stringMatching(new RegExp(`^Réponse attendue\\s: ${reference}, ada$`)),
      html: expect.stringContaining(`http://localhost:3000/equipe/demandes/${reference.toLowerCase()}`),
    });
  });

  it('remind of a promise once the closure is over that was entered after it', async () => {
    at('2026-07-31T16:00');
    const reference = await submit(site, 'ada');
    await changeHours(site, { closures: [{ from: '2026-08-01', to: '2026-08-16' }] });
    at('2026-08-17T09:05');
    expect(await remind()).toBe(1);
    const [mail] = await mails(/^Réponse attendue/);
    expect(mail?.subject).toContain(reference);
  });

  it('say so where the answer left before the reminder did', async () => {
    at('2026-11-24T10:00');
    await submit(site, 'ada');
    at('2026-11-24T13:30');
    await remind();
    await change({ answered_at: '2026-11-24T12:31:00.000Z' });
    const [mail] = await mails(/^Réponse envoyée/);
    expect(mail?.text).toMatch(/a eu sa réponse le mardi 24\snovembre 2026 à 13\sh\s31/);
  });

  it('survive a failed check, which is logged', async () => {
    const { database, watch } = site.services;
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    at('2026-11-24T10:00');
    await site.services.leads.submit(LEAD).catch(() => {});
    watch.start();
    await watch.stop();
    expect(site.logs.join('')).toContain('waiting leads not told of');
    await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
  });
});

describe('two nodes on one PostgreSQL', () => {
  it('remind of a lead once, and tell what waits once', async () => {
    const environment = { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
    const nodes = [
      await createTestSite('postgres', { environment }),
      await createTestSite('postgres', { environment }),
    ];
    const [first] = nodes;
    if (!first) throw new Error('No node');
    await submit(first, 'ada');
    for (const { clock } of nodes) clock.advance({ hours: 3, minutes: 45 });
    const reminders = await Promise.all(nodes.map(({ services }) => services.reminders.remindDue()));
    expect(reminders.toSorted()).toEqual([0, 1]);
    const digests = await Promise.all(nodes.map(({ services }) => services.reminders.digestDue()));
    expect(digests.toSorted()).toEqual([false, true]);
    const { database } = first.services;
    const mails = await database.selectFrom('outbox').select('message').orderBy('message').execute();
    expect(mails.map(({ message }) => message)).toEqual(['confirmation', 'notice', 'reminder', 'waiting']);
    await Promise.all(nodes.map((node) => node.close()));
  });
});
