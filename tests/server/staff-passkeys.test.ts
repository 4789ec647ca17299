import { scheduler } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../server/store/database.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { challengeOf, type SoftPasskey, sendJson, sessionOf, softPasskey } from './soft-passkey.ts';
import { signIn } from './staff-people.ts';

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

  it('keep one of two when two windows remove each other’s at once', async () => {
    const [first, second] = [softPasskey(), softPasskey()];
    const cookie = await signUp('ada@exemple.fr', first);
    await add(cookie, second);
    const other = sessionOf(await signIn(second));
    const { database } = site.services;
    // Both find two passkeys, and wait for their rows.
    const removals = await database.transaction().execute(async (held) => {
      await held.updateTable('passkeys').set({ counter: 1 }).execute();
      const both = [remove(cookie, second), remove(other, first)];
      await scheduler.wait(300);
      return { both };
    });
    await Promise.all(removals.both);
    expect(await site.services.staff.accounts.list()).toMatchObject([{ passkeys: 1 }]);
  });

  it('sign in once with each answer, and confirm nothing by a clock that was set back', async () => {
    const key = softPasskey();
    await signUp('ada@exemple.fr', key);
    const response = key.get(await challengeOf(site, '/connexion/options'));
    const answers = await Promise.all([1, 2].map(() => sendJson(site, '/connexion/verifier', { response })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const cookie = sessionOf(answers.find(({ ok }) => ok) ?? new Response());
    expect((await sendJson(site, `${KEYS}/options`, {}, cookie)).status).toBe(200);
    site.clock.advance({ hours: -1 });
    expect((await sendJson(site, `${KEYS}/options`, {}, cookie)).status).toBe(403);
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

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

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

  it('are added to nobody who was excluded since the request began', async () => {
    const { database, staff } = site.services;
    const ada = await signUp('ada@exemple.fr', softPasskey());
    const challenge = await challengeOf(site, `${KEYS}/options`, {}, ada);
    const [person] = await staff.accounts.list();
    if (!person) throw new Error('There is no account');
    await staff.accounts.revoke(person.email, null);
    expect(await staff.passkeys.add(person, softPasskey().create(challenge), 'Test')).toBe(false);
    expect(await database.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  it('begin a new session when they confirm who acts, and end the former', async () => {
    const key = softPasskey();
    const former = await signUp('ada@exemple.fr', key);
    const next = sessionOf(await signIn(key, former));
    expect([await isOpen(former), await isOpen(next)]).toEqual([false, true]);
  });
});

describe('the staff area', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite('sqlite', { environment: { TRUST_PROXY: '1' } });
  });
  afterEach(() => site.close());

  it('logs what it refuses with the account and a digest of the network, and with no name or address', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const json = { ...from, Origin: ORIGIN, 'Content-Type': 'application/json' };
    const post = (path: string, body: object) =>
      site.request(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const key = softPasskey();
    const challenge = await challengeOf(site, '/connexion/options');
    await post('/connexion/verifier', { response: key.get(challenge) });
    await post('/connexion/invitation/options', { token: 'over' });
    await post('/connexion/invitation/accepter', { token: 'over', response: key.create(challenge) });
    const ada = await signIn(site, 'ada', 'owner');
    await ada.get('/equipe/inconnu', from);
    await ada.post(
      '/equipe/comptes/inviter',
      { email: 'zoe@exemple.fr' },
      { ...from, Origin: 'https://evil.fr' },
    );
    await ada.post('/equipe/compte/cles', {}, json);
    site.clock.advance({ minutes: 10 });
    await ada.post('/equipe/comptes/recuperer', { email: 'zoe@exemple.fr' }, from);

    const lines = site.logs.filter((line) => line.includes('staff request refused'));
    const refusals = lines.map((line) => JSON.parse(line));
    expect(refusals.map(({ reason, account }) => [reason, account])).toEqual([
      ['sign-in', undefined],
      ['invitation', undefined],
      ['invitation', undefined],
      ['role', ada.id],
      ['cross_site', ada.id],
      ['malformed_json', ada.id],
      ['sign-in older than ten minutes', ada.id],
    ]);
    for (const { network, level } of refusals)
      expect([network, level]).toEqual([expect.stringMatching(/^[\w-]{43}$/), refusals[0].level]);
    expect(site.logs.join('')).not.toMatch(/203\.0\.113|exemple\.fr/);
    expect(site.logs.join('')).not.toContain(key.rawId.toString('base64url'));
  });

  it('has the browser forget its pages when a session is closed in it, and no text that it keeps', async () => {
    const paths = ['/equipe/deconnexion', '/equipe/compte/sessions/fermer'];
    for (const [index, path] of paths.entries()) {
      const ada = await signIn(site, `ada${index}`, 'owner');
      const answer = await ada.post(path);
      expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
      expect(answer.headers.get('Set-Cookie')).toContain('equipe=; Max-Age=0');
      expect((await ada.get('/equipe/compte')).status).toBe(303);
    }
    const zoe = await signIn(site, 'zoe', 'owner');
    const other = await zoe.post('/equipe/compte/sessions/fermer', { id: 'another' });
    expect(other.headers.has('Clear-Site-Data')).toBe(false);
  });
});
