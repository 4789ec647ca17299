import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database, StaffRow, Tables } from '../store/database.ts';
import { newToken, tokenDigest } from '../store/secrets.ts';

/** A session ends after this time without requests … */
const IDLE = { hours: 12 };
/** … and at this age at the latest. */
const LIFETIME = { hours: 7 * 24 };
/** Precision of `seen_at`, so that not every request costs a write. */
const SEEN_STEP = { minutes: 1 };

/** How long after signing in a person may do what `access.ts` allows only then. */
const FRESH = { minutes: 10 };

/** A session that was opened this far ahead has ended. */
const FURTHEST_START = { hours: 24 };

/** How far the clock of another node may be ahead. */
const LARGEST_SKEW = { minutes: 1 };

export interface SignedIn {
  sessionId: string;
  /** Whether the person signed in within the last ten minutes. */
  isFresh: boolean;
  staff: Pick<StaffRow, 'id' | 'email' | 'role'>;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ database, clock }: { database: Database; clock: Clock }) {
  /**
   * Creates a session, in the transaction of the sign-in, and deletes all expired ones.
   * @param passkeyId the passkey that was used, with which the session ends
   * @returns the token for the cookie; only its digest is stored
   */
  async function open(
    transaction: Kysely<Tables>,
    staffId: string,
    device: string,
    passkeyId: string | null = null,
  ): Promise<string> {
    const token = newToken();
    const now = clock.now();
    await transaction
      .deleteFrom('staff_sessions')
      .where((row) =>
        row.or([
          row('seen_at', '<=', toStored(now.subtract(IDLE))),
          row('created_at', '<=', toStored(now.subtract(LIFETIME))),
        ]),
      )
      .execute();
    await transaction
      .insertInto('staff_sessions')
      .values({
        id: randomUUID(),
        digest: tokenDigest(token),
        staff_id: staffId,
        passkey_id: passkeyId,
        device,
        created_at: toStored(now),
        seen_at: toStored(now),
      })
      .execute();
    return token;
  }

  /**
   * The session of a token; `null` if it has ended.
   * @param isPolling whether a script asks by itself, which must not keep the session alive
   */
  async function find(token: string, { isPolling = false } = {}): Promise<SignedIn | null> {
    const now = clock.now();
    const row = await running()
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select([
        'staff_sessions.id as sessionId',
        'staff_sessions.created_at',
        'seen_at',
        'staff.id',
        'email',
        'role',
      ])
      .where('digest', '=', tokenDigest(token))
      .where('staff.revoked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { sessionId, created_at, seen_at, ...staff } = row;
    // A sign-in in the future is from before the clock was set back.
    const isFresh =
      created_at > toStored(now.subtract(FRESH)) && created_at <= toStored(now.add(LARGEST_SKEW));
    if (!isPolling && seen_at <= toStored(now.subtract(SEEN_STEP))) {
      await database
        .updateTable('staff_sessions')
        .set({ seen_at: toStored(now) })
        .where('id', '=', sessionId)
        .execute();
    }
    return { sessionId, isFresh, staff };
  }

  /** Ends the session of a token, in the transaction of the sign-in that follows it. */
  async function leave(transaction: Kysely<Tables>, token: string): Promise<void> {
    await transaction.deleteFrom('staff_sessions').where('digest', '=', tokenDigest(token)).execute();
  }

  /** The active sessions of a person, last used first. */
  async function list(staffId: string) {
    return running()
      .select(['id', 'device', 'created_at', 'seen_at'])
      .where('staff_id', '=', staffId)
      .orderBy('seen_at', 'desc')
      .execute();
  }

  /**
   * Ends one session of a person, or all.
   * @returns the number ended; 0 if the session is another person's
   */
  async function end(staff: Pick<StaffRow, 'id' | 'email'>, sessionId?: string): Promise<number> {
    return database.transaction().execute(async (transaction) => {
      let ended = transaction.deleteFrom('staff_sessions').where('staff_id', '=', staff.id);
      if (sessionId !== undefined) ended = ended.where('id', '=', sessionId);
      const count = Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
      if (count > 0)
        await note(transaction, clock.now(), {
          staffId: staff.id,
          action: 'sessions.ended',
          subject: staff.email,
        });
      return count;
    });
  }

  function running() {
    const now = clock.now();
    return (
      database
        .selectFrom('staff_sessions')
        .where('seen_at', '>', toStored(now.subtract(IDLE)))
        .where('staff_sessions.created_at', '>', toStored(now.subtract(LIFETIME)))
        // Opened before the clock was set back, and would last as much longer.
        .where('staff_sessions.created_at', '<=', toStored(now.add(FURTHEST_START)))
    );
  }

  return { open, find, leave, list, end };
}

/** Lifetime of the cookie (s): the longest session, which the server enforces (`sessions.ts`). */
const MAX_AGE = 7 * 24 * 3600;

export function sessionCookie(isHttps: boolean) {
  // With the `__Host-` prefix, no sibling domain can set it (RFC 6265bis, section 4.1.3.2).
  const name = isHttps ? '__Host-equipe' : 'equipe';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    /** Value of `Set-Cookie` to start a session. */
    begin: (token: string) => `${name}=${token}; Max-Age=${MAX_AGE}; ${attributes}`,
    /** Value of `Set-Cookie` to end it. */
    end: () => `${name}=; Max-Age=0; ${attributes}`,
    /** The token in a `Cookie` header. */
    read(cookies: string | undefined): string | undefined {
      const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
      return pair?.trim().slice(name.length + 1) || undefined;
    },
  };
}
