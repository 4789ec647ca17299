import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../domain/leads/spam-signals.ts';
import type { SubmissionLimits } from '../../server/leads/limits.ts';
import { testAll } from '../support/test-all.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import {
  expectAccepted,
  JSON_WAYS,
  LEAD_WAYS,
  type LeadWay,
  leadWith,
  send as sendBy,
} from './lead-forms.ts';
import { signIn } from './staff-people.ts';
import { CONTACT, CONTACT_PATH, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

/** Enough letters to be compared with other texts. */
const LONG_TEXT = 'Nous vous proposons un référencement en première page, à un prix imbattable.';

function wayOf(index: number, ways: readonly LeadWay[]): LeadWay {
  const way = ways[index % ways.length];
  if (!way) throw new Error('There is no way to send a lead');
  return way;
}

describe.each(ENGINES)('suspicious leads on %s', (engine) => {
  let shared: TestSite;
  let site: TestSite;
  beforeAll(async () => {
    shared = await open();
  });
  beforeEach(() => {
    site = shared;
  });
  afterEach(async () => {
    const logs = site.logs.splice(0).join('');
    await clear();
    if (site !== shared) await site.close();
    for (const personal of [QUOTE.name, QUOTE.email, '203.0.113.7', '2001:db8']) {
      expect(logs).not.toContain(personal);
    }
  });

  afterAll(() => shared.close());

  const clear = () => site.services.database.deleteFrom('leads').execute();

  const open = (limits: Partial<SubmissionLimits> = {}) =>
    createTestSite(engine, { limits, environment: { TRUST_PROXY: '1' } });

  async function reopen(limits: Partial<SubmissionLimits>): Promise<void> {
    site = await open(limits);
  }

  let serial = 0;
  /** Sends a unique lead with `changes`, from a unique address unless one is given. */
  async function sendIn(way: LeadWay, changes: Record<string, unknown>, address?: string): Promise<Response> {
    serial += 1;
    const own = { name: `Visiteur ${serial}`, email: `visiteur-${serial}@x.fr` };
    const from = address ?? `10.0.${serial >> 8}.${serial & 255}`;
    const body = leadWith(way, { ...own, ...changes });
    return sendBy(site, way, { body, headers: { 'X-Forwarded-For': from } });
  }

  /** The same as JSON. */
  async function send(changes: Record<string, unknown> = {}, address?: string): Promise<Response> {
    return sendIn(wayOf(serial, JSON_WAYS), changes, address);
  }

  /** Sends `count` leads by all forms in turn, with and without JavaScript. */
  async function sendAll(
    count: number,
    changes: Record<string, unknown> = {},
    address?: string,
  ): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const way = wayOf(index, LEAD_WAYS);
      await expectAccepted(way, await sendIn(way, changes, address));
    }
  }

  /** The quarantine reasons of all leads, in order; `null` for an accepted one. */
  async function reasons(): Promise<(string | null)[]> {
    const rows = await site.services.database
      .selectFrom('leads')
      .select(['status', 'quarantine_reason', 'name'])
      .execute();
    for (const { status, quarantine_reason } of rows) {
      expect(status).toBe(quarantine_reason === null ? 'accepted' : 'quarantined');
    }
    const serialOf = (name: string) => Number(name.replace(/\D/g, ''));
    return rows
      .sort((a, b) => serialOf(a.name) - serialOf(b.name))
      .map(({ quarantine_reason }) => quarantine_reason);
  }

  const accepted = (count: number) => Array<null>(count).fill(null);

  it('are those of one network beyond its hourly limit (row 20)', async () => {
    await sendAll(21, {}, '203.0.113.7');
    expect(await reasons()).toEqual([...accepted(20), 'network_limit']);
    expect((await send({}, '203.0.113.8')).status).toBe(201);
    site.clock.advance({ hours: 1 });
    await send({}, '203.0.113.7');
    expect(await reasons()).toEqual([...accepted(20), 'network_limit', null, null]);
  });

  it('are counted by the first 64 bits of an IPv6 address (row 20)', async () => {
    await reopen({ leadsPerNetworkAndHour: 2 });
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1']) {
      await send({}, address);
    }
    expect(await reasons()).toEqual([null, null, 'network_limit', null]);
  });

  it('are those of one IPv6 /56 beyond four times the limit of a network, however many networks it has', async () => {
    await reopen({ leadsPerNetworkAndHour: 2 });
    for (let network = 0; network < 9; network += 1) await send({}, `2001:db8:0:${network}::1`);
    await send({}, '2001:db8:0:100::1');
    expect(await reasons()).toEqual([...accepted(8), 'network_limit', null]);
  });

  it('are those of one e-mail address beyond its daily limit, in whatever letter case (row 20)', async () => {
    await sendAll(5, { email: 'camille@atelier.fr' });
    await send({ email: 'Camille@Atelier.FR' });
    expect(await reasons()).toEqual([...accepted(5), 'email_limit']);
    site.clock.advance({ hours: 24 });
    await send({ email: 'camille@atelier.fr' });
    expect((await reasons()).at(-1)).toBeNull();
  });

  it('are those of one mailbox, however its address is varied', async () => {
    for (let index = 0; index < 5; index++) await send({ email: `camille+${index}@atelier.fr` });
    await send({ email: 'camille@atelier.fr' });
    expect(await reasons()).toEqual([...accepted(5), 'email_limit']);
  });

  it('are those that bring one long text under many e-mail addresses (row 20)', async () => {
    await sendAll(5, { text: LONG_TEXT });
    await send({ text: `${LONG_TEXT.toUpperCase()} 4521` });
    await send({ text: `${LONG_TEXT} Merci.` });
    expect(await reasons()).toEqual([...accepted(5), 'repeated_text', null]);
  });

  it('are those whose text reads like a seller’s, by the words that owners keep', async () => {
    const offer = 'Netlinking et guest posts pour votre site : première page de Google.';
    await send({ text: offer });
    const ada = await signIn(site, 'ada', 'owner');
    const words = { words: 'Carrelage\nPose de toiture\nDevis de peinture', revision: '0' };
    expect((await ada.post('/equipe/agence/demarchage', words)).status).toBe(303);
    await send({ text: `${offer} Encore.` });
    await send({ text: 'Carrelages, pose de toiture, devis de peinture : nos tarifs.' });
    expect(await reasons()).toEqual(['seller', null, 'seller']);
  });

  it('are all those beyond the hourly limit for all, in which quarantined ones do not count (row 20)', async () => {
    await reopen({ leadsPerHour: 3 });
    await sendAll(5, { [HONEYPOT_FIELD]: 'x' });
    await sendAll(4);
    expect(await reasons()).toEqual([...Array<string>(5).fill('trap'), ...accepted(3), 'global_limit']);
  });

  it('get their two mails when they are released, once', async () => {
    const { id, reference } = await (await send({ [HONEYPOT_FIELD]: 'x' })).json();
    const { leads, mailer } = site.services;
    const releases = await Promise.all([leads.release(reference), leads.release(reference)]);
    expect(releases.filter((released) => released !== null)).toEqual([{ id, reference }]);
    expect(await leads.release(reference)).toBeNull();
    expect(await stored(site)).toEqual({ leads: 1, mails: 2, keys: 1 });
    expect(await mailer.deliverDue()).toBe(2);
    const lead = await site.services.database
      .selectFrom('leads')
      .select(['status', 'quarantine_reason'])
      .executeTakeFirstOrThrow();
    expect(lead).toEqual({ status: 'accepted', quarantine_reason: 'trap' });
  });

  it('tell their sender of no moment that has passed when they are released', async () => {
    const { reference } = await (await send({ [HONEYPOT_FIELD]: 'x' })).json();
    site.clock.advance({ hours: 24 });
    await site.services.leads.release(reference);
    await site.services.mailer.deliverDue();
    const mail = site.transport.sent.findLast(({ to }) => to.startsWith('visiteur-'));
    expect(mail?.text).toContain(reference);
    expect(mail?.text).not.toContain('avant le');
  });

  it('stay lost when they are released after their sender has withdrawn them', async () => {
    const answer = await send({ [HONEYPOT_FIELD]: 'x' });
    const { reference } = await answer.json();
    const token = (answer.headers.get('Location') ?? '').split('/').at(-1) ?? '';
    expect(await site.services.tracking.act(token, { act: 'withdraw' })).toBe('done');
    await site.services.leads.release(reference);
    expect(await stored(site)).toMatchObject({ leads: 1, mails: 0 });
    const lead = await site.services.database
      .selectFrom('leads')
      .select(['status', 'stage'])
      .executeTakeFirstOrThrow();
    expect(lead).toEqual({ status: 'accepted', stage: 'lost' });
  });

  it('stay in quarantine when their mails cannot be written', async () => {
    const { reference } = await (await send({ [HONEYPOT_FIELD]: 'x' })).json();
    const rename = (from: string, to: string) =>
      site.services.database.schema.alterTable(from).renameTo(to).execute();
    await rename('outbox', 'outbox_gone');
    await expect(site.services.leads.release(reference)).rejects.toMatchObject({ code: 'unavailable' });
    await rename('outbox_gone', 'outbox');
    expect(await site.services.leads.release(reference)).toMatchObject({ reference });
  });

  it('do not make the site remember networks for more than a day, nor in clear', async () => {
    await send({}, '2001:db8::1');
    const networks = () =>
      site.services.database.selectFrom('leads').select(['network_digest', 'block_digest']).execute();
    const digest = expect.stringMatching(/^[\w-]{43}$/);
    expect(await networks()).toEqual([{ network_digest: digest, block_digest: digest }]);
    site.clock.advance({ hours: 24 });
    await site.services.leads.forgetNetworks();
    expect(await networks()).toEqual([{ network_digest: digest, block_digest: digest }]);
    site.clock.advance({ seconds: 1 });
    await site.services.leads.forgetNetworks();
    expect(await networks()).toEqual([{ network_digest: null, block_digest: null }]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  testAll(LEAD_WAYS)(
    'with the honeypot filled in wait without mails, and get the usual answer (row 20)',
    async (way) => {
      await clear();
      await expectAccepted(way, await sendIn(way, { [HONEYPOT_FIELD]: 'https://spam.example' }));
      expect(await reasons()).toEqual(['trap']);
      expect(await stored(site)).toEqual({ leads: 1, mails: 0, keys: 1 });
    },
  );

  it('are counted by the address that a trusted proxy saw, not by the one that was declared (row 20)', async () => {
    await reopen({ leadsPerNetworkAndHour: 2 });
    for (const declared of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) await send({}, `${declared}, 203.0.113.7`);
    expect(await reasons()).toEqual([null, null, 'network_limit']);
  });

  it('do not include those of an office behind one address, each about something else (row 20)', async () => {
    await reopen({ leadsPerNetworkAndHour: 5, officeFactor: 2 });
    const matters = ['un site', 'une boutique', 'une application', 'un audit', 'une refonte', 'un intranet'];
    const office = '203.0.113.7';
    const about = (matter: string) => `Bonjour, nous aurions besoin de vous pour ${matter} dès cet automne.`;
    const write = async (text: string, email: string) =>
      send({ text, email: `${email}@bureau.fr`, [SECONDS_ON_SCREEN]: 40 }, office);
    for (const [index, matter] of matters.entries()) await write(about(matter), `collegue-${index}`);
    expect(await reasons()).toEqual(accepted(6));
    await write(about('un site'), 'autre');
    await write(about('un logiciel'), 'collegue-0');
    await write('Rappelez-moi.', 'encore');
    expect((await reasons()).slice(6)).toEqual(Array<string>(3).fill('network_limit'));
    await write(about('un annuaire'), 'dernier');
    await write(about('une panne'), 'de-trop');
    expect((await reasons()).slice(9)).toEqual([null, 'network_limit']);
  });

  it('are answered the same, and stay one lead, when they are sent again', async () => {
    const client = await site.client();
    const post = async (key: string) =>
      (await client.post(QUOTE_PATH, { ...QUOTE, [HONEYPOT_FIELD]: 'x' }, { 'Idempotency-Key': key })).json();
    expect(await post('two')).toEqual(await post('one'));
    expect(await reasons()).toEqual(['trap']);
  });

  it('are released only by their reference', async () => {
    const { reference } = await (await send()).json();
    expect(await site.services.leads.release(reference)).toBeNull();
    expect(await site.services.leads.release('D-AAAAAAA')).toBeNull();
    expect((await stored(site)).mails).toBe(2);
  });

  it('are refused when too many came in a minute, while others are accepted (row 20)', async () => {
    await reopen({ suspectsPerMinute: 3, leadsPerHour: 2, unsuspectedPerMinute: 1 });
    await sendAll(3, { [HONEYPOT_FIELD]: 'x' });
    const refusal = await send({ [HONEYPOT_FIELD]: 'x' });
    await expectProblem(refusal, 429, 'rate_limited');
    expect(refusal.headers.get('Retry-After')).toBe('60');
    await sendAll(3);
    expect((await send()).status).toBe(429);
    expect(await reasons()).toEqual(['trap', 'trap', 'trap', null, null, 'global_limit']);
    expect(await stored(site)).toMatchObject({ keys: 6 });
    site.clock.advance({ minutes: 1 });
    await sendAll(1, { [HONEYPOT_FIELD]: 'x' });
  });

  testAll([1, true, {}, ['x'], ' '])('are those whose honeypot holds anything', async (value) => {
    await clear();
    await send({ [HONEYPOT_FIELD]: value });
    expect(await reasons()).toEqual(['trap']);
  });

  testAll([
    [0, 'too_fast'],
    [2.99, 'too_fast'],
    [3, null],
    [86_400, null],
    [-1, null],
    ['1', null],
    [null, null],
    [{}, null],
  ])('are recognised by a time on screen that nobody types in', async ([seconds, reason]) => {
    await clear();
    expect((await send({ [SECONDS_ON_SCREEN]: seconds, [HONEYPOT_FIELD]: '' })).status).toBe(201);
    expect(await reasons()).toEqual([reason]);
  });

  it('are not those that bring one short text: people write alike', async () => {
    await sendAll(8, { text: 'Pouvez-vous me rappeler ? Merci.' });
    expect(await reasons()).toEqual(accepted(8));
  });

  it('are logged with their reason', async () => {
    const { id } = await (await send({ [HONEYPOT_FIELD]: 'x' })).json();
    const lines = site.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'lead quarantined');
    expect(lines).toMatchObject([{ level: 40, lead: id, reason: 'trap' }]);
  });
});

describe.each(ENGINES)('confirmations on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, {
      limits: { leadsPerEmailAndDay: 100, leadsPerNetworkAndHour: 100 },
    });
  });
  afterEach(() => site.close());

  async function mails(): Promise<Record<string, number>> {
    const rows = await site.services.database.selectFrom('outbox').select('message').execute();
    const count = (name: string) => rows.filter(({ message }) => message === name).length;
    return { confirmation: count('confirmation'), notice: count('notice') };
  }

  it('go once in 24 hours to one e-mail address, while each lead has its notice', async () => {
    const client = await site.client();
    await client.post(QUOTE_PATH, QUOTE);
    await client.post(CONTACT_PATH, { ...CONTACT, email: QUOTE.email.toUpperCase() });
    expect(await mails()).toEqual({ confirmation: 1, notice: 2 });
    site.clock.advance({ hours: 24 });
    await (await site.client()).post(QUOTE_PATH, QUOTE);
    expect(await mails()).toEqual({ confirmation: 1, notice: 3 });
    site.clock.advance({ seconds: 1 });
    await (await site.client()).post(CONTACT_PATH, { ...CONTACT, email: QUOTE.email });
    expect(await mails()).toEqual({ confirmation: 2, notice: 4 });
  });

  it('go once to one mailbox, in whatever letters its domain is typed', async () => {
    const client = await site.client();
    const typed = ['a@é.fr', 'a@É.FR', 'a@xn--9ca.fr', 'a@ｅxample.fr', 'a@ex\u00adample.fr', 'a@example.fr'];
    for (const [index, email] of typed.entries())
      expect((await client.post(QUOTE_PATH, { ...QUOTE, name: `Ada ${index}`, email })).status).toBe(201);
    expect(await mails()).toEqual({ confirmation: 2, notice: 6 });
    expect(await site.services.retention.erase(' a@É.fr')).toBe(3);
    expect(await site.services.retention.erase('a@ex。ample.fr')).toBe(0);
    expect(await site.services.retention.erase('A@example。fr')).toBe(3);
  });

  it('go once to one mailbox, whatever tags and dots its address has', async () => {
    const client = await site.client();
    const typed = ['ada.l@gmail.com', 'adal@gmail.com', 'a.dal+1@googlemail.com', 'b@x.fr', 'b+2@x.fr'];
    for (const [index, email] of typed.entries())
      expect((await client.post(QUOTE_PATH, { ...QUOTE, name: `Ada ${index}`, email })).status).toBe(201);
    expect(await mails()).toEqual({ confirmation: 2, notice: 5 });
  });

  it('go once to one e-mail address though 30 leads come with it at once', async () => {
    const client = await site.client();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => client.post(QUOTE_PATH, { ...QUOTE, name: `Ada ${index}` })),
    );
    expect(await mails()).toEqual({ confirmation: 1, notice: 30 });
  });
});
