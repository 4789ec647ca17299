import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../server/store/database.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { challengeOf, type SoftPasskey, sendJson, sessionOf, softPasskey } from './soft-passkey.ts';

const KEYS = '/equipe/compte/cles';

describe.each(ENGINES)('passkeys, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  async function accept(token: string, key: SoftPasskey): Promise<Response> {
    const challenge = await challengeOf(site, '/connexion/invitation/options', { token });
    return sendJson(site, '/connexion/invitation/accepter', { token, response: key.create(challenge) });
  }

  /** Invites a person, who accepts with this passkey; returns their session. */
  async function signUp(email: string, key: SoftPasskey, role: StaffRole = 'sales'): Promise<string> {
    const { token } = await site.services.staff.accounts.invite(email, role, null);
    return sessionOf(await accept(token, key));
  }

  async function signIn(key: SoftPasskey, cookie = ''): Promise<Response> {
    const challenge = await challengeOf(site, '/connexion/options', {}, cookie);
    return sendJson(site, '/connexion/verifier', { response: key.get(challenge) }, cookie);
  }

  async function add(cookie: string, key: SoftPasskey): Promise<Response> {
    const challenge = await challengeOf(site, `${KEYS}/options`, {}, cookie);
    return sendJson(site, KEYS, { response: key.create(challenge) }, cookie);
  }

  const remove = (cookie: string, key: SoftPasskey) =>
    site.request(`${KEYS}/retirer`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id: key.rawId.toString('base64url') }).toString(),
    });

  const isOpen = async (cookie: string) =>
    (await site.request('/equipe/compte', { headers: { Cookie: cookie } })).status === 200;

  it('end the sessions that they opened when they are removed, and no other', async () => {
    const [lost, safe] = [softPasskey(), softPasskey()];
    const invited = await signUp('ada@exemple.fr', lost);
    expect((await add(invited, safe)).status).toBe(200);
    const [thief, ada] = [sessionOf(await signIn(lost)), sessionOf(await signIn(safe))];
    const zoe = await signUp('zoe@exemple.fr', softPasskey());
    const { database, staff } = site.services;
    const [{ id = '' } = {}] = await staff.accounts.list();
    const unknown = `equipe=${await staff.sessions.open(database, id, 'Test')}`;
    await remove(ada, lost);
    const open = await Promise.all([invited, thief, unknown, ada, zoe].map(isOpen));
    expect(open).toEqual([false, false, false, true, true]);
    expect((await signIn(lost)).status).toBe(403);
  });

  it('end the very session that removes the passkey which opened it', async () => {
    const [lost, safe] = [softPasskey(), softPasskey()];
    const ada = await signUp('ada@exemple.fr', lost);
    await add(ada, safe);
    await remove(ada, lost);
    expect(await isOpen(ada)).toBe(false);
    expect((await signIn(safe)).status).toBe(200);
  });

  it('begin a new session when they confirm who acts, and end the former', async () => {
    const key = softPasskey();
    const former = await signUp('ada@exemple.fr', key);
    const next = sessionOf(await signIn(key, former));
    expect([await isOpen(former), await isOpen(next)]).toEqual([false, true]);
  });

  it('are refused, in a sentence, with the id of another account’s, which stays good', async () => {
    const own = softPasskey();
    const ada = await signUp('ada@exemple.fr', own);
    const zoes = softPasskey();
    await signUp('zoe@exemple.fr', zoes);
    const forged = softPasskey(zoes.rawId);
    const refusal = [409, { title: 'Cette clé sert déjà à un compte de l’équipe. Choisissez-en une autre.' }];
    const added = await add(ada, forged);
    expect([added.status, await added.json()]).toEqual(refusal);
    // The invitation is not used up, nor are the passkeys replaced that it would replace.
    const { token } = await site.services.staff.accounts.recover('ada@exemple.fr', null);
    const accepted = await accept(token, forged);
    expect([accepted.status, await accepted.json()]).toEqual(refusal);
    expect([(await signIn(zoes)).status, (await signIn(forged)).status]).toEqual([200, 403]);
    expect((await signIn(own)).status).toBe(200);
    expect((await accept(token, softPasskey())).status).toBe(200);
  });
});
