import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { toStored } from '../../server/clock.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { ONE_LEAD, QUOTE, QUOTE_PATH, stored, tokenHeaders } from './submissions.ts';

describe('two nodes on one PostgreSQL', () => {
  const nodes: TestSite[] = [];
  beforeEach(async () => {
    const [server, template] = [inject('postgresUrl'), inject('postgresTemplate')];
    const environment = { DATABASE_URL: await createDatabase(server, template) };
    for (let node = 0; node < 2; node += 1) nodes.push(await createTestSite('postgres', { environment }));
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.close()));
  });
  const pair = () => {
    const [first, second] = nodes;
    if (!first || !second) throw new Error('No nodes');
    return { first, second };
  };
  const post = (node: TestSite, path: string, body: object) =>
    node.request(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('accept the tokens and Idempotency-Keys of one another', async () => {
    const { first } = pair();
    const own = {
      ...(await tokenHeaders(first)),
      'Content-Type': 'application/json',
      'Idempotency-Key': 'one-key',
    };
    const ids: unknown[] = [];
    for (const node of nodes) {
      const body = JSON.stringify(QUOTE);
      const answer = await node.request(QUOTE_PATH, { method: 'POST', headers: own, body });
      expect(answer.status).toBe(201);
      ids.push((await answer.json()).id);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(await stored(first)).toEqual(ONE_LEAD);
  });

  it('finish a sign-in that the other began, once', async () => {
    const { first, second } = pair();
    const camille = await signIn(first, 'camille', 'owner');
    const passkey = await createPasskey(first, camille.id);
    const { challenge } = await (await post(first, '/connexion/options', {})).json();
    const response = passkey.answer(challenge);
    const answers = [
      await post(second, '/connexion/verifier', { response }),
      await post(first, '/connexion/verifier', { response }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    const cookie = answers[0]?.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    for (const node of nodes)
      expect((await node.request('/equipe', { headers: { Cookie: cookie } })).status).toBe(200);
  });

  it('show a scheduled article from the same moment on', async () => {
    const { first, second } = pair();
    const at = (minutes: number) => toStored(first.clock.now().add({ minutes }));
    await first.services.database
      .insertInto('articles')
      .values({
        id: 'a1',
        slug: 'demain',
        title: 'Demain',
        description: 'Résumé',
        content: '<p>Texte</p>',
        image_url: '/assets/blog/demain.svg',
        image_alt: 'Un plan',
        created_at: at(0),
        updated_at: at(0),
        published_at: at(5),
        author: null,
      })
      .execute();
    const shown = () =>
      Promise.all([first, second].map(async (node) => (await node.request('/article/demain')).status));
    expect(await shown()).toEqual([302, 302]);
    for (const { clock } of nodes) clock.advance({ minutes: 5 });
    expect(await shown()).toEqual([200, 200]);
  });
});

/** Registers a passkey in the database; it answers challenges as an authenticator does (WebAuthn, ES256). */
async function createPasskey({ services: { database } }: TestSite, staffId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key: a CBOR map of key type, algorithm, curve and both coordinates.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = Buffer.from('passkey').toString('base64url');
  await database
    .insertInto('passkeys')
    .values({
      id,
      staff_id: staffId,
      public_key: cose.toString('base64url'),
      counter: 0,
      transports: '',
      device: 'Test',
      created_at: '2026-03-10T10:00:00.000Z',
      last_used_at: null,
    })
    .execute();
  const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
  return {
    answer(challenge: string) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: ORIGIN }));
      // The relying party's digest; user present and verified; a counter of 1.
      const authenticatorData = Buffer.concat([digest('localhost'), Buffer.from('0500000001', 'hex')]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, digest(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
