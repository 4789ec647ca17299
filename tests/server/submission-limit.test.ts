import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import {
  expectAccepted,
  expectRefused,
  LEAD_WAYS,
  type LeadWay,
  leadWith,
  NATIVE_WAYS,
  send,
} from './lead-forms.ts';
import { sendJson } from './soft-passkey.ts';
import { signIn, textOf } from './staff-people.ts';
import { QUOTE, QUOTE_PATH, stored } from './submissions.ts';

describe.each(ENGINES)('limit of three submissions a minute on %s', (engine) => {
  let site: TestSite;
  beforeEach(() => open('0'));
  afterEach(() => site.close());

  async function open(trustProxy: string): Promise<void> {
    site = await createTestSite(engine, {
      limits: { submissionsPerNetworkAndMinute: 3 },
      environment: { TRUST_PROXY: trustProxy },
    });
  }

  async function postFrom(forwardedFor: string): Promise<Response> {
    return (await site.client()).post(QUOTE_PATH, QUOTE, { 'X-Forwarded-For': forwardedFor });
  }

  it('counts forms that are wrong as well (row 20)', async () => {
    const statuses = [];
    for (const way of [...NATIVE_WAYS, ...NATIVE_WAYS])
      statuses.push((await send(site, way, { body: { name: '' } })).status);
    expect(statuses).toEqual([422, 422, 422, 429, 429, 429]);
    for (const way of NATIVE_WAYS) {
      const refused = await textOf(await send(site, way, { body: leadWith(way, { name: 'Ada' }) }));
      expect(refused).toContain('Votre texte est encore sur la page précédente.');
      expect(refused).not.toMatch(/Le nom est requis|Adresse e-?mail invalide/);
    }
  });

  it('answers the fourth by whatever form with 429 and the wait, and stores nothing of it (row 20)', async () => {
    const post = (way: LeadWay, name: string) => send(site, way, { body: leadWith(way, { name }) });
    for (const way of LEAD_WAYS.slice(1, 4)) await expectAccepted(way, await post(way, 'Ada'));
    for (const way of LEAD_WAYS) {
      const response = await post(way, 'Hedy');
      await expectRefused(way, response, 429, 'rate_limited');
      const wait = Number(response.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect((await stored(site)).leads).toBe(3);
    expect((await site.request('/')).status).toBe(200);
  });

  it.runIf(engine === 'postgres')('does not outlast a clock that was set back (row 23)', async () => {
    for (let index = 0; index < 3; index += 1) await postFrom('10.0.0.1');
    const ahead = sql`update request_counts set expire = expire + 30 * 24 * 3600 * 1000::bigint`;
    await ahead.execute(site.services.database);
    expect((await postFrom('10.0.0.1')).status).toBe(201);
  });

  it('is not escaped by a forged X-Forwarded-For (row 20)', async () => {
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push(await postFrom(`10.0.0.${index}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  });

  it('counts by visitor behind a trusted proxy, and believes only what the proxy added (row 20)', async () => {
    await site.close();
    await open('1');
    const hops = ['1.1.1.1', 'a, 1.1.1.1', 'b, 1.1.1.1', 'c, 1.1.1.1', '1.1.1.1, 2.2.2.2'];
    const answers = [];
    for (const hop of hops) answers.push(await postFrom(hop));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201]);
  });

  it('lets an IPv6 /56 submit four times as much, however many networks it has', async () => {
    await site.close();
    await open('1');
    const statuses = [];
    for (let network = 0; network < 13; network += 1)
      statuses.push((await postFrom(`2001:db8:0:${network.toString(16)}::1`)).status);
    statuses.push((await postFrom('2001:db8:0:100::1')).status);
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429, 201]);
  });

  it('is apart from that of the sign-in, and from those of the accounts, on one network', async () => {
    await site.close();
    const limits = {
      submissionsPerNetworkAndMinute: 3,
      signInsPerNetworkAndMinute: 3,
      actsPerAccountAndMinute: 3,
    };
    site = await createTestSite(engine, { limits });
    const [ada, zoe] = [await signIn(site, 'ada', 'owner'), await signIn(site, 'zoe', 'owner')];
    const act = { title: 'Bonjour', body: 'Merci' };
    const options = async () => (await sendJson(site, '/connexion/options', {})).status;
    const form = async () => (await (await site.client()).post(QUOTE_PATH, QUOTE)).status;

    expect([await options(), await options(), await options(), await options()]).toEqual([
      200, 200, 200, 429,
    ]);
    const statuses = [];
    for (let acts = 0; acts < 4; acts += 1) {
      const answer = await ada.post('/equipe/reponses-types/ajouter', { ...act, title: `Bonjour ${acts}` });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await textOf(answer)).toContain('Rien n’a été enregistré Trop de demandes en peu de temps.');
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect((await ada.post('/equipe/demandes/d-abcdefg/personne', {})).status).toBe(429);
    expect((await zoe.post('/equipe/reponses-types/ajouter', act)).status).toBe(303);
    expect([await form(), await form(), await form(), await form()]).toEqual([201, 201, 201, 429]);
  });

  it('does not count requests without a token, nor pages', async () => {
    for (let index = 0; index < 5; index++) {
      await site.request('/obtenir-un-devis');
      const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
      expect((await site.request(QUOTE_PATH, init)).status).toBe(403);
    }
    expect((await (await site.client()).post(QUOTE_PATH, QUOTE)).status).toBe(201);
  });
});

describe('limits of two nodes on one PostgreSQL', () => {
  let first: TestSite;
  let second: TestSite;
  beforeEach(async () => {
    const DATABASE_URL = await createDatabase(inject('postgresUrl'));
    const limits = { submissionsPerNetworkAndMinute: 6, leadsPerNetworkAndHour: 4 };
    const open = () =>
      createTestSite('postgres', { limits, environment: { DATABASE_URL, TRUST_PROXY: '1' } });
    first = await open();
    second = await open();
  });
  afterEach(() => Promise.all([first.close(), second.close()]));

  /** Sends `count` unique leads from one address, to one node after the other. */
  async function postInTurn(count: number, address: string): Promise<number[]> {
    const clients = [await first.client(), await second.client()];
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const lead = { ...QUOTE, email: `visiteur-${index}@x.fr` };
      const response = await clients[index % 2]?.post(QUOTE_PATH, lead, { 'X-Forwarded-For': address });
      statuses.push(response?.status ?? 0);
    }
    return statuses;
  }

  it('are shared, whether they quarantine or refuse (row 20)', async () => {
    expect(await postInTurn(8, '203.0.113.7')).toEqual([...Array<number>(6).fill(201), 429, 429]);
    const leads = await first.services.database.selectFrom('leads').select('quarantine_reason').execute();
    const reasons = leads.map(({ quarantine_reason }) => quarantine_reason);
    expect(reasons.filter((reason) => reason === 'network_limit')).toHaveLength(2);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(4);
    expect(await postInTurn(1, '203.0.113.8')).toEqual([201]);
  });

  it('store nothing that reveals an address (row 20)', async () => {
    await postInTurn(1, '203.0.113.7');
    const { rows } = await sql`select * from request_counts`.execute(first.services.database);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('hold for each node separately while there is no shared count (row 20)', async () => {
    await first.services.database.schema.dropTable('request_counts').execute();
    const statuses = await postInTurn(14, '203.0.113.7');
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429, 429]);
  });
});
