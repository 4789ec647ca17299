import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isEmailAddress, typedEmail } from '../../domain/leads/email.ts';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import { countOf } from '../store/count-of.ts';
import { markDone } from '../store/daily-jobs.ts';
import type { Database, StaffRole, StaffRow, Tables } from '../store/database.ts';
import { newToken, tokenDigest } from '../store/secrets.ts';

const INVITATION_LIFETIME = { hours: 24 };

/** Why a change to an account was refused. */
export type AccountFault = 'invalid_email' | 'unknown' | 'already_active' | 'last_owner';

export class AccountError extends Error {
  readonly fault: AccountFault;

  constructor(fault: AccountFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An invitation link to send; only the digest of its token is stored. */
export interface Invitation {
  token: string;
  email: string;
  expiresAt: Temporal.Instant;
}

export interface Account extends Pick<StaffRow, 'id' | 'email' | 'role' | 'created_at' | 'revoked_at'> {
  passkeys: number;
  lastSeen: string | null;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Staff accounts and their roles. `by` is the staff id of the person who acts, `null` for the command line. */
export function createAccounts({ database, clock }: { database: Database; clock: Clock }) {
  /**
   * Invites a new, revoked or not yet registered person, with this role.
   * @throws AccountError `invalid_email`, or `already_active` if the person has a passkey
   */
  async function invite(email: string, role: StaffRole, by: string | null): Promise<Invitation> {
    const address = emailKey(email);
    if (!isEmailAddress(address)) throw new AccountError('invalid_email');
    return alone(async (transaction) => {
      const known = await find(transaction, address);
      const now = clock.now();
      const id = known?.id ?? randomUUID();
      const passkeys = await countOf(transaction.selectFrom('passkeys').where('staff_id', '=', id));
      if (known?.revoked_at === null && passkeys > 0) throw new AccountError('already_active');
      await transaction
        .insertInto('staff')
        .values({ id, email: address, role, created_at: toStored(now) })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ role, revoked_at: null }))
        .execute();
      await note(transaction, now, { staffId: by, action: 'staff.invited', subject: address });
      return newInvitation(transaction, { id, email: address });
    });
  }

  /**
   * Creates a new link for a person who lost their passkeys. Sessions end at once; passkeys are replaced when
   * the link is used, so that a link sent by mistake locks nobody out.
   * @throws AccountError `unknown`
   */
  async function recover(email: string, by: string | null): Promise<Invitation> {
    return alone(async (transaction) => {
      const person = await expectActive(transaction, email);
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', person.id).execute();
      await note(transaction, clock.now(), {
        staffId: by,
        action: 'staff.recovered',
        subject: person.email,
      });
      return newInvitation(transaction, person);
    });
  }

  /**
   * Revokes access at once: deletes passkeys, sessions and invitations.
   * @throws AccountError `unknown`, or `last_owner` for the only owner with a passkey
   */
  async function revoke(email: string, by: string | null): Promise<void> {
    await alone(async (transaction) => {
      const person = await expectActive(transaction, email);
      const owners = await ownersWithPasskey(transaction);
      if (owners.length === 1 && owners[0] === person.id) throw new AccountError('last_owner');
      const now = clock.now();
      await transaction
        .updateTable('staff')
        .set({ revoked_at: toStored(now) })
        .where('id', '=', person.id)
        .execute();
      // After the row above, which who adds a passkey locks.
      for (const table of ['passkeys', 'staff_sessions', 'staff_invitations'] as const) {
        await transaction.deleteFrom(table).where('staff_id', '=', person.id).execute();
      }
      await note(transaction, now, { staffId: by, action: 'staff.revoked', subject: person.email });
    });
  }

  /** All accounts, revoked ones last. */
  async function list(): Promise<Account[]> {
    const people = await database
      .selectFrom('staff')
      .select(['id', 'email', 'role', 'created_at', 'revoked_at'])
      .select((query) => [
        query
          .selectFrom('passkeys')
          .whereRef('passkeys.staff_id', '=', 'staff.id')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('passkeys'),
        query
          .selectFrom('staff_sessions')
          .whereRef('staff_sessions.staff_id', '=', 'staff.id')
          .select(({ fn }) => fn.max('seen_at').as('seen'))
          .as('lastSeen'),
      ])
      .orderBy(sql`case when revoked_at is null then 0 else 1 end`)
      .orderBy('email')
      .execute();
    return people.map((person) => ({ ...person, passkeys: Number(person.passkeys) }));
  }

  /** The person invited by a valid token; does not use it up. */
  async function invited(token: string): Promise<StaffRow | null> {
    const row = await database
      .selectFrom('staff_invitations')
      .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
      .selectAll('staff')
      .where('digest', '=', tokenDigest(token))
      .where('expires_at', '>', toStored(clock.now()))
      .where('staff.revoked_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  async function newInvitation(
    transaction: Transaction<Tables>,
    { id, email }: Pick<StaffRow, 'id' | 'email'>,
  ): Promise<Invitation> {
    const token = newToken();
    const expiresAt = clock.now().add(INVITATION_LIFETIME);
    const fresh = { digest: tokenDigest(token), expires_at: toStored(expiresAt) };
    await transaction
      .insertInto('staff_invitations')
      .values({ staff_id: id, ...fresh })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(fresh))
      .execute();
    return { token, email, expiresAt };
  }

  /** Locks a row, so that two owners cannot revoke each other at the same time, on any node. */
  function alone<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return database.transaction().execute(async (transaction) => {
      await markDone(transaction, 'staff-accounts', clock.now());
      return work(transaction);
    });
  }

  return { invite, recover, revoke, list, invited };
}

/** Staff addresses are compared without regard to case. */
function emailKey(email: string): string {
  return typedEmail(email).toLowerCase();
}

async function find(transaction: Transaction<Tables>, address: string): Promise<StaffRow | undefined> {
  return transaction.selectFrom('staff').selectAll().where('email', '=', address).executeTakeFirst();
}

async function expectActive(transaction: Transaction<Tables>, email: string): Promise<StaffRow> {
  const person = await find(transaction, emailKey(email));
  if (!person || person.revoked_at !== null) throw new AccountError('unknown');
  return person;
}

async function ownersWithPasskey(transaction: Transaction<Tables>): Promise<string[]> {
  const owners = await transaction
    .selectFrom('staff')
    .innerJoin('passkeys', 'passkeys.staff_id', 'staff.id')
    .select('staff.id')
    .distinct()
    .where('role', '=', 'owner')
    .where('revoked_at', 'is', null)
    .execute();
  return owners.map(({ id }) => id);
}

export const ACCOUNT_FAULTS: Readonly<Record<AccountFault, string>> = {
  invalid_email: 'Cette adresse e-mail n’est pas valable.',
  unknown: 'Aucun compte actif n’a cette adresse.',
  already_active:
    'Cette personne a déjà une clé d’accès. Pour lui rendre l’accès : un nouveau lien (recover).',
  last_owner: 'C’est le dernier responsable qui peut entrer : invitez-en un autre d’abord.',
};

/** URL of an invitation; its token is in the fragment, which is not sent to servers and not logged. */
export function invitationUrl(publicUrl: URL, token: string): string {
  return new URL(`/connexion/invitation#${token}`, publicUrl).href;
}
