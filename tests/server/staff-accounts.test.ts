import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../server/store/database.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

describe.each(ENGINES)('the accounts of the agency, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const journal = async () =>
    (
      await site.services.database
        .selectFrom('staff_journal')
        .select(['action', 'subject'])
        .orderBy('at')
        .execute()
    ).map(({ action, subject }) => `${action} ${subject}`);

  /** Creates a person with a passkey, and returns their id. */
  async function register(email: string, role: StaffRole): Promise<string> {
    const { staff } = site.services;
    const { token } = await staff.accounts.invite(email, role, null);
    const person = await staff.accounts.invited(token);
    if (!person) throw new Error('The invitation is not good');
    await site.services.database
      .insertInto('passkeys')
      .values({
        id: `key-of-${email}`,
        staff_id: person.id,
        public_key: '',
        counter: 0,
        transports: '',
        device: 'Test',
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    return person.id;
  }

  const signIn = (staffId: string) =>
    site.services.staff.sessions.open(site.services.database, staffId, 'Firefox, Linux');

  it('invites a person by a link that is good for 24 hours, and not stored', async () => {
    const { accounts } = site.services.staff;
    const { token, email } = await accounts.invite(' Ada@Exemple.fr ', 'sales', null);
    expect(email).toBe('ada@exemple.fr');
    const rows = await site.services.database.selectFrom('staff_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await accounts.invited(token)).toMatchObject({ email, role: 'sales' });
    expect(await accounts.invited(`${token}x`)).toBeNull();
    site.clock.advance({ hours: 24 });
    expect(await accounts.invited(token)).toBeNull();
    expect(await journal()).toEqual(['staff.invited ada@exemple.fr']);
  });

  it('replaces an invitation that was not used, role and link', async () => {
    const { accounts } = site.services.staff;
    const first = await accounts.invite('ada@exemple.fr', 'sales', null);
    const second = await accounts.invite('ADA@exemple.fr', 'editor', null);
    expect(await accounts.invited(first.token)).toBeNull();
    expect(await accounts.invited(second.token)).toMatchObject({ role: 'editor' });
    expect(await accounts.list()).toHaveLength(1);
  });

  it('shuts a person out at once, and deletes passkeys, sessions and links', async () => {
    const { accounts, sessions } = site.services.staff;
    const token = await signIn(await register('ada@exemple.fr', 'sales'));
    const link = await accounts.recover('ada@exemple.fr', null);
    await accounts.revoke('ada@exemple.fr', null);
    expect(await sessions.find(token)).toBeNull();
    expect(await accounts.invited(link.token)).toBeNull();
    expect(await accounts.list()).toMatchObject([{ passkeys: 0, revoked_at: expect.any(String) }]);
    await expect(accounts.revoke('ada@exemple.fr', null)).rejects.toThrow('unknown');
    await expect(accounts.recover('ada@exemple.fr', null)).rejects.toThrow('unknown');
  });

  it('keeps the last owner who can sign in, also when two shut each other out', async () => {
    const { accounts } = site.services.staff;
    await register('ada@exemple.fr', 'owner');
    await accounts.invite('invited@exemple.fr', 'owner', null);
    await expect(accounts.revoke('ada@exemple.fr', null)).rejects.toThrow('last_owner');
    await register('zoe@exemple.fr', 'owner');
    const ends = await Promise.allSettled([
      accounts.revoke('ada@exemple.fr', null),
      accounts.revoke('zoe@exemple.fr', null),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await accounts.revoke('invited@exemple.fr', null);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('refuses to invite a person with a passkey, or an invalid address', async () => {
    const { accounts } = site.services.staff;
    await register('ada@exemple.fr', 'sales');
    await expect(accounts.invite('ada@exemple.fr', 'owner', null)).rejects.toThrow('already_active');
    await expect(accounts.invite('ada', 'owner', null)).rejects.toThrow('invalid_email');
    expect(await accounts.list()).toMatchObject([{ role: 'sales', passkeys: 1 }]);
  });

  it('lets a person who was shut out back in', async () => {
    const { accounts } = site.services.staff;
    await register('ada@exemple.fr', 'sales');
    await accounts.revoke('ada@exemple.fr', null);
    const { token } = await accounts.invite('ada@exemple.fr', 'editor', null);
    expect(await accounts.invited(token)).toMatchObject({ role: 'editor', revoked_at: null });
  });

  it('ends the sessions of a person who is given a new link, and keeps the passkeys until it is used', async () => {
    const { accounts, sessions } = site.services.staff;
    const token = await signIn(await register('ada@exemple.fr', 'sales'));
    await accounts.recover('ada@exemple.fr', null);
    expect(await sessions.find(token)).toBeNull();
    expect(await accounts.list()).toMatchObject([{ passkeys: 1 }]);
    expect(await journal()).toContain('staff.recovered ada@exemple.fr');
  });

  describe('sessions', () => {
    it('are known by their token, of which only the digest is stored', async () => {
      const { sessions } = site.services.staff;
      const token = await signIn(await register('ada@exemple.fr', 'sales'));
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const rows = await site.services.database.selectFrom('staff_sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await sessions.find(token)).toMatchObject({ staff: { email: 'ada@exemple.fr', role: 'sales' } });
      expect(await sessions.find(rows[0]?.digest ?? '')).toBeNull();
    });

    it('end after 12 hours without a request', async () => {
      const { sessions } = site.services.staff;
      const token = await signIn(await register('ada@exemple.fr', 'sales'));
      for (let requests = 0; requests < 3; requests += 1) {
        site.clock.advance({ hours: 11, minutes: 59 });
        expect(await sessions.find(token)).not.toBeNull();
      }
      site.clock.advance({ hours: 12 });
      expect(await sessions.find(token)).toBeNull();
    });

    it('end after seven days, however active', async () => {
      const { sessions } = site.services.staff;
      const token = await signIn(await register('ada@exemple.fr', 'sales'));
      for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
        site.clock.advance({ hours: 8 });
        expect(await sessions.find(token)).not.toBeNull();
      }
      site.clock.advance({ hours: 8 });
      expect(await sessions.find(token)).toBeNull();
    });

    it('are listed and ended only by their own person', async () => {
      const { sessions } = site.services.staff;
      const ada = { id: await register('ada@exemple.fr', 'sales'), email: 'ada@exemple.fr' };
      const zoe = { id: await register('zoe@exemple.fr', 'owner'), email: 'zoe@exemple.fr' };
      const [token, other] = [await signIn(ada.id), await signIn(ada.id)];
      const [session] = await sessions.list(ada.id);
      expect(await sessions.list(zoe.id)).toEqual([]);
      expect(await sessions.end(zoe, session?.id)).toBe(0);
      expect(await sessions.end(ada, session?.id)).toBe(1);
      expect(await sessions.end(ada)).toBe(1);
      expect([await sessions.find(token), await sessions.find(other)]).toEqual([null, null]);
    });
  });
});
