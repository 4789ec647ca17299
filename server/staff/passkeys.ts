import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database, StaffRow, Tables } from '../store/database.ts';
import { newToken, tokenDigest } from '../store/secrets.ts';
import type { Accounts } from './accounts.ts';
import type { Sessions } from './sessions.ts';

type Person = Pick<StaffRow, 'id' | 'email'>;

/** A new passkey has the id of one that an account already has; the message is for the person. */
export class PasskeyTaken extends Error {
  constructor() {
    super('Cette clé sert déjà à un compte de l’équipe. Choisissez-en une autre.');
  }
}

interface RelyingParty {
  name: string;
  /** Host name; every passkey is bound to it. */
  id: string;
  origin: string;
}

interface PasskeyParts {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  sessions: Sessions;
  site: RelyingParty;
}

/** Passkeys: discoverable WebAuthn credentials with user verification (PIN, fingerprint, face). */
export function createPasskeys({ database, clock, accounts, sessions, site }: PasskeyParts) {
  const challenges = createChallenges({ database, clock });
  const expected = { expectedOrigin: site.origin, expectedRPID: site.id, requireUserVerification: true };

  /**
   * Options to sign in, without a user name.
   * @param person who is signed in, to confirm that it is them: the browser then offers their passkeys only
   */
  async function signInOptions(person?: Person) {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: site.id,
      ...(person ? { allowCredentials: await idsOf(person) } : {}),
      challenge: challengeBytes(await challenges.issue('sign-in')),
      userVerification: 'required',
    });
  }

  /**
   * Signs a person in.
   * @param former token of the session that the new one replaces
   * @returns the token of a new session; `null` if refused, for whatever reason
   */
  async function signIn(
    response: AuthenticationResponseJSON,
    device: string,
    former?: string,
  ): Promise<string | null> {
    const key = await database
      .selectFrom('passkeys')
      .innerJoin('staff', 'staff.id', 'passkeys.staff_id')
      .select(['passkeys.id', 'staff_id', 'public_key', 'counter', 'email'])
      .where('passkeys.id', '=', response.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!key) return null;
    const { verifyAuthenticationResponse } = await webAuthn();
    const newCounter = await verifyAuthenticationResponse({
      ...expected,
      response,
      expectedChallenge: (challenge) => challenges.redeem(challenge, 'sign-in'),
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: Number(key.counter),
      },
    }).then(
      ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
      () => null,
    );
    if (newCounter === null) return null;
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const used = await transaction
        .updateTable('passkeys')
        .set({ counter: newCounter, last_used_at: toStored(now) })
        .where('id', '=', key.id)
        .returning('id')
        .executeTakeFirst();
      // Removed since it was read.
      if (!used) return null;
      await note(transaction, now, { staffId: key.staff_id, action: 'staff.signed_in', subject: key.email });
      if (former !== undefined) await sessions.leave(transaction, former);
      return sessions.open(transaction, key.staff_id, device, key.id);
    });
  }

  async function registrationOptions(person: Person) {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userName: person.email,
      userDisplayName: person.email,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: challengeBytes(await challenges.issue(`register ${person.id}`)),
      attestationType: 'none',
      excludeCredentials: await idsOf(person),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Accepts an invitation: the new passkey replaces all passkeys of the person, and a session begins.
   * @returns the token of the session; `null` if the invitation or the passkey is not valid
   * @throws PasskeyTaken
   */
  async function accept(
    token: string,
    response: RegistrationResponseJSON,
    device: string,
  ): Promise<string | null> {
    const person = await accounts.invited(token);
    const credential = person && (await verified(person, response));
    if (!credential) return null;
    return database.transaction().execute(async (transaction) => {
      if (!(await lock(transaction, person))) return null;
      const invitation = await transaction
        .deleteFrom('staff_invitations')
        .where('digest', '=', tokenDigest(token))
        .returning('staff_id')
        .executeTakeFirst();
      if (!invitation) return null;
      await transaction.deleteFrom('passkeys').where('staff_id', '=', person.id).execute();
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', person.id).execute();
      await keep(transaction, person, credential, device);
      return sessions.open(transaction, person.id, device, credential.id);
    });
  }

  /**
   * Adds a passkey of a signed-in person.
   * @returns whether it was valid, and the person is still in the staff
   * @throws PasskeyTaken
   */
  async function add(person: Person, response: RegistrationResponseJSON, device: string): Promise<boolean> {
    const credential = await verified(person, response);
    if (!credential) return false;
    return database.transaction().execute(async (transaction) => {
      if (!(await lock(transaction, person))) return false;
      await keep(transaction, person, credential, device);
      return true;
    });
  }

  /**
   * Removes one of a person's passkeys; the sessions that it opened end with it.
   * @returns false for another person's, and for the last one, which would lock them out
   */
  async function remove(person: Person, id: string): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      await lock(transaction, person);
      const { numDeletedRows } = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('staff_id', '=', person.id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('passkeys as other')
              .select('other.id')
              .where('other.staff_id', '=', person.id)
              .where('other.id', '!=', id),
          ),
        )
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      // Any of their passkeys may have opened these.
      await transaction
        .deleteFrom('staff_sessions')
        .where('staff_id', '=', person.id)
        .where('passkey_id', 'is', null)
        .execute();
      await note(transaction, clock.now(), {
        staffId: person.id,
        action: 'passkey.removed',
        subject: person.email,
      });
      return true;
    });
  }

  async function idsOf({ id }: Person) {
    return database.selectFrom('passkeys').select('id').where('staff_id', '=', id).execute();
  }

  async function list(staffId: string) {
    return database
      .selectFrom('passkeys')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .execute();
  }

  /**
   * Locks a person’s row, so that their passkeys change in one window at a time, and not while they are excluded.
   * @returns false for a person who is excluded
   */
  async function lock(transaction: Transaction<Tables>, { id }: Person): Promise<boolean> {
    const row = await transaction
      .updateTable('staff')
      .set({ revoked_at: null })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async function verified(person: Person, response: RegistrationResponseJSON) {
    const { verifyRegistrationResponse } = await webAuthn();
    return verifyRegistrationResponse({
      ...expected,
      response,
      expectedChallenge: (challenge) => challenges.redeem(challenge, `register ${person.id}`),
    }).then(
      ({ registrationInfo }) => registrationInfo?.credential ?? null,
      () => null,
    );
  }

  async function keep(
    transaction: Transaction<Tables>,
    person: Person,
    credential: NonNullable<Awaited<ReturnType<typeof verified>>>,
    device: string,
  ): Promise<void> {
    const now = clock.now();
    const kept = await transaction
      .insertInto('passkeys')
      .values({
        id: credential.id,
        staff_id: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        device,
        created_at: toStored(now),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new PasskeyTaken();
    await note(transaction, now, { staffId: person.id, action: 'passkey.added', subject: person.email });
  }

  return { signInOptions, signIn, registrationOptions, accept, add, remove, list };
}

/** Loaded on first use: pages for visitors do not need it. */
function webAuthn() {
  return import('@simplewebauthn/server');
}

/** The library encodes the bytes as base64url, which gives the challenge again. */
function challengeBytes(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** How long a person may take to confirm on the device. */
const LIFETIME = { minutes: 5 };

/** WebAuthn challenges; each can be used once, on any node. */
function createChallenges({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Creates a challenge, valid only for `purpose`. */
    async issue(purpose: string): Promise<string> {
      const challenge = newToken();
      const now = clock.now();
      await database.deleteFrom('staff_challenges').where('expires_at', '<=', toStored(now)).execute();
      await database
        .insertInto('staff_challenges')
        .values({ digest: tokenDigest(challenge), purpose, expires_at: toStored(now.add(LIFETIME)) })
        .execute();
      return challenge;
    },
    /** Uses a challenge up; false if it was not issued for `purpose`, is expired, or was used before. */
    async redeem(challenge: string, purpose: string): Promise<boolean> {
      const row = await database
        .deleteFrom('staff_challenges')
        .where('digest', '=', tokenDigest(challenge))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', toStored(clock.now()))
        .returning('digest')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
