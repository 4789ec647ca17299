import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { createCourier } from '../../server/webhooks/courier.ts';
import { LEAD_EVENTS } from '../../server/webhooks/lead-events.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn, textOf } from './staff-people.ts';
import { LEAD } from './submissions.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that answers as `answer` does. */
async function startReceiver(answer: (response: ServerResponse) => void = (response) => response.end('ok')) {
  const received: Received[] = [];
  let answerNow = answer;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    answerNow(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    host,
    received,
    /** The type of each message. */
    types: () => received.map(({ body }) => JSON.parse(body).type),
    answers(next: (response: ServerResponse) => void) {
      answerNow = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('non');

/** As a receiver’s library does (Standard Webhooks, « Verifying signatures »). */
function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

describe.each(ENGINES)('webhooks on %s', (engine) => {
  let site: TestSite;
  let receiver: Receiver;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeEach(async () => {
    receiver = await startReceiver();
    const environment = { WEBHOOK_PRIVATE_HOSTS: receiver.host };
    site = await createTestSite(engine, { environment });
    owner = await signIn(site, 'ada', 'owner');
  });
  afterEach(async () => {
    const logs = site.logs.join('');
    for (const personal of [LEAD.name, LEAD.email, 'whsec_', 'jeton']) expect(logs).not.toContain(personal);
    await site.close();
    await receiver.stop();
  });

  const deliver = () => site.services.courier.deliverDue();

  /** Adds a webhook on the screen, and returns its secret. */
  async function add(changes: Record<string, string> = {}, events: string[] = Object.keys(LEAD_EVENTS)) {
    const typed = { nom: 'CRM', adresse: `http://${receiver.host}/jeton`, format: 'standard', ...changes };
    const body = new URLSearchParams(typed);
    for (const event of events) body.append('evenement', event);
    const answer = await site.request('/equipe/branchements/brancher', {
      method: 'POST',
      headers: {
        ...owner.headers,
        Origin: 'http://localhost:3000',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    });
    const html = await answer.text();
    return { status: answer.status, html, secret: /whsec_[\w+/=]+/.exec(html)?.[0] ?? '' };
  }

  const submit = async (changes: Partial<typeof LEAD> = {}) =>
    (await site.services.leads.submit({ ...LEAD, ...changes })).reference;

  const act = async (reference: string, etape: string, revision: number) =>
    owner.post(`/equipe/demandes/${reference}/etape`, { etape, revision: String(revision), retour: '' });

  it('are told in the file of the person, apart from mails', async () => {
    await add();
    const reference = await submit();
    await deliver();
    const file = `/equipe/demandes/${reference.toLowerCase()}/dossier`;
    const [lead] = (await (await owner.get(file)).json()).leads;
    expect(lead.mails.map(({ message }: { message: string }) => message).toSorted()).toEqual([
      'confirmation',
      'notice',
    ]);
    expect(lead.transfers).toMatchObject([
      { event: 'lead.created', recipient: receiver.host, status: 'sent' },
    ]);
    const page = await textOf(await owner.get(`${file}/lisible`));
    expect(page).toMatch(
      new RegExp(`Transmis aux outils de l’agence.*lead\\.created à ${receiver.host}`, 's'),
    );
  });

  it('tell a receiver of a lead’s whole life, signed, and of nothing that it did not ask for', async () => {
    const { secret } = await add();
    await add({ nom: 'Seulement la fin' }, ['lead.erased']);
    const reference = await submit();
    await deliver();
    const [first] = receiver.received;
    if (!first) throw new Error('Nothing came');
    expect(isSignedBy(secret, first)).toBe(true);
    expect(JSON.parse(first.body)).toMatchObject({
      type: 'lead.created',
      timestamp: '2026-03-10T10:00:00.000Z',
      data: {
        reference,
        ...LEAD,
        stage: 'new',
        assigned_to: null,
        url: `http://localhost:3000/equipe/demandes/${reference.toLowerCase()}`,
        origin: { utm_source: null },
      },
    });
    await act(reference, 'prise-en-charge', 0);
    await deliver();
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      type: 'lead.assigned',
      data: { assigned_to: 'ada@exemple.fr', stage: 'taken' },
    });
    const reply = { text: 'Bonjour.', known: 0 };
    await site.services.replies.send(reference, { id: owner.id, email: owner.email }, reply);
    await deliver();
    await act(reference, 'gagnee', 2);
    await deliver();
    await site.services.retention.erase(LEAD.email);
    await deliver();
    const types = receiver.types();
    expect(types.slice(2, 4)).toEqual(['lead.answered', 'lead.updated']);
    expect(types.slice(4)).toEqual(['lead.erased', 'lead.erased']);
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '').data).toEqual({ reference });
  });

  it('are tried again like mails, under the same identifier, and given up where the receiver is gone', async () => {
    await add();
    receiver.answers(status(500));
    await submit();
    await deliver();
    const screen = async () => textOf(await owner.get('/equipe/branchements'));
    expect(await screen()).toContain('un essai. Réponse 500 : « non ».');
    receiver.answers((response) => response.end());
    await deliver();
    expect(receiver.received).toHaveLength(1);
    site.clock.advance({ seconds: 10 });
    await deliver();
    const [one, other] = receiver.received;
    expect(other?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(await screen()).toContain('reçu');

    receiver.answers(status(410));
    await submit({ email: 'autre@exemple.fr' });
    await deliver();
    await submit({ email: 'encore@exemple.fr' });
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect(await screen()).toContain('ne prend plus rien (410)');
  });

  it('hold nobody else up where a receiver hangs, and come once with two nodes', async () => {
    const hanging = await startReceiver(() => {});
    const { database, config, clock, logger } = site.services;
    const privateHosts = [receiver.host, hanging.host];
    const node = () =>
      createCourier({ database, publicUrl: config.publicUrl, privateHosts, clock, logger, timeout: 300 });
    await add();
    await add({ nom: 'Lent' });
    await database
      .updateTable('webhooks')
      .set({ url: `http://${hanging.host}/` })
      .where('name', '=', 'Lent')
      .execute();
    for (const email of ['a@x.fr', 'b@x.fr', 'c@x.fr']) await submit({ email });
    await Promise.all([node().deliverDue(), node().deliverDue()]);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    const failed = await database
      .selectFrom('outbox')
      .select('last_error')
      .where('last_error', 'is not', null)
      .execute();
    expect(failed).toEqual(Array.from({ length: 3 }, () => ({ last_error: 'Pas de réponse à temps.' })));
    await hanging.stop();
  });

  it('are of leads that somebody may answer, not of those in quarantine', async () => {
    await add();
    const trapped = { ...NO_SIGNALS, hasFilledHoneypot: true };
    const { reference } = await site.services.leads.submit(LEAD, null, trapped);
    await act(reference, 'indesirable', 0);
    await deliver();
    expect(receiver.received).toHaveLength(0);
    await site.services.leads.release(reference);
    await deliver();
    expect(receiver.types()).toEqual(['lead.created']);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('follow no redirect, and reach no private network that no setting names', async () => {
    const { database } = site.services;
    await add();
    const elsewhere = await startReceiver();
    receiver.answers(status(302, { Location: `http://${elsewhere.host}/` }));
    await submit();
    await deliver();
    const errors = async () =>
      (
        await database.selectFrom('outbox').select('last_error').where('webhook_id', 'is not', null).execute()
      ).map(({ last_error }) => last_error);
    expect(await errors()).toEqual([expect.stringContaining('redirection n’est pas suivie')]);
    for (const host of [elsewhere.host, elsewhere.host.replace('127.0.0.1', 'localhost'), '[::1]:1']) {
      await database
        .updateTable('webhooks')
        .set({ url: `https://${host}/` })
        .execute();
      site.clock.advance({ minutes: 10 });
      await deliver();
      expect(await errors(), host).toEqual([expect.stringContaining('réseau privé')]);
    }
    expect(elsewhere.received).toHaveLength(0);
    await elsewhere.stop();
  });

  it('are refused where they cannot be, with a sentence', async () => {
    for (const [adresse, fault] of [
      ['http://crm.exemple.fr/', 'https://'],
      ['https://u:p@crm.exemple.fr/', 'mot de passe'],
      ['crm.exemple.fr', 'https://'],
      ['file:///etc/passwd', 'https://'],
    ] as const) {
      const answer = await add({ adresse });
      expect(answer.status, adresse).toBe(422);
      expect(answer.html, adresse).toContain(fault);
    }
    expect((await add({ format: 'fax' })).status).toBe(422);
    expect((await add({}, ['lead.noted'])).status).toBe(422);
  });

  it('are tried by a button, sent again by another, and signed by both secrets for a day', async () => {
    const { secret } = await add();
    const { database } = site.services;
    const { id } = await database.selectFrom('webhooks').select('id').executeTakeFirstOrThrow();
    await owner.post('/equipe/branchements/essayer', { id });
    expect(receiver.types()).toEqual(['webhook.test']);
    const changed = await (await owner.post('/equipe/branchements/secret', { id, nom: 'CRM' })).text();
    const next = /whsec_[\w+/=]+/.exec(changed)?.[0] ?? '';
    expect(next).not.toBe(secret);
    const delivery = await database.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    await owner.post('/equipe/branchements/renvoyer', delivery);
    site.clock.advance({ hours: 25 });
    owner = await signIn(site, 'eve', 'owner');
    await owner.post('/equipe/branchements/renvoyer', delivery);
    const signed = receiver.received.map((message) => [
      isSignedBy(secret, message),
      isSignedBy(next, message),
    ]);
    expect(signed).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const screen = await (await owner.get('/equipe/branchements')).text();
    for (const hidden of [secret, next, 'jeton']) expect(screen).not.toContain(hidden);
    await owner.post('/equipe/branchements/debrancher', { id });
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
    const journal = await textOf(await owner.get('/equipe/journal'));
    expect(journal).toContain('a retiré ce branchement');
  });

  it('write messages for chats, in which a name is but a name', async () => {
    for (const format of ['slack', 'teams', 'mattermost'])
      await add({ nom: format, format }, ['lead.created']);
    const reference = await submit({ name: '<!channel> @all *gras* [x](https://y.fr)' });
    await deliver();
    const bodies = receiver.received.map(({ body }) => JSON.parse(body));
    const find = (isIt: (body: { text?: string; type?: string }) => boolean) => bodies.find(isIt);
    const link = `http://localhost:3000/equipe/demandes/${reference.toLowerCase()}`;
    const promise = 'Réponse promise avant le mardi 10\u00a0mars 2026';
    const slack = find(({ text }) => text?.includes('|Ouvrir>') === true)?.text;
    expect(slack).toContain(`${reference} de &lt;!channel&gt; @all`);
    expect(slack).toContain(promise);
    expect(slack).toContain(`<${link}|Ouvrir>`);
    const mattermost = find(({ text }) => text?.includes('[Ouvrir]') === true)?.text;
    expect(mattermost).toContain(String.raw`\<!channel\> @${'\u200b'}all \*gras\* \[x\]\(https://y.fr\)`);
    const card = find(({ type }) => type === 'message')?.attachments[0];
    expect(card).toMatchObject({
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: { type: 'AdaptiveCard', actions: [{ type: 'Action.OpenUrl', url: link }] },
    });
    expect(card.content.body[0].text).toContain(promise);
  });
});
