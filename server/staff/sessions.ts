import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Clock, toStored } from '../clock.ts';
import type { Database, StaffRow, Tables } from '../store/database.ts';
import { note } from './journal.ts';
import { newToken, tokenDigest } from './tokens.ts';

/** A session ends when nothing was asked in it for so long … */
const IDLE = { hours: 12 };
/** … and at this age in any case. */
const LIFETIME = { hours: 7 * 24 };
/** How exactly the last request of a session is known: each page must not cost a write. */
const SEEN_STEP = { minutes: 1 };

/** For how long after a sign-in a person may change their passkeys. */
const FRESH = { minutes: 10 };

/** Who asks, and in which of their sessions. */
export interface SignedIn {
  sessionId: string;
  /** Whether the person signed in a moment ago. */
  isFresh: boolean;
  staff: Pick<StaffRow, 'id' | 'email' | 'role'>;
}

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of the agency's people. */
export function createSessions({ database, clock }: { database: Database; clock: Clock }) {
  /**
   * Begins a session, in the transaction of the sign-in, and clears away those of everybody that have ended.
   * @returns the token for the cookie; only its digest is stored
   */
  async function open(transaction: Kysely<Tables>, staffId: string, device: string): Promise<string> {
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
        device,
        created_at: toStored(now),
        seen_at: toStored(now),
      })
      .execute();
    return token;
  }

  /**
   * Whose session a token belongs to; `null` once it has ended.
   * @param isUnasked whether a window asks by itself: a session that nobody uses is to end
   */
  async function find(token: string, { isUnasked = false } = {}): Promise<SignedIn | null> {
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
    const isFresh = created_at > toStored(now.subtract(FRESH));
    if (!isUnasked && seen_at <= toStored(now.subtract(SEEN_STEP))) {
      await database
        .updateTable('staff_sessions')
        .set({ seen_at: toStored(now) })
        .where('id', '=', sessionId)
        .execute();
    }
    return { sessionId, isFresh, staff };
  }

  /** The running sessions of one person, the one last used first. */
  async function list(staffId: string) {
    return running()
      .select(['id', 'device', 'created_at', 'seen_at'])
      .where('staff_id', '=', staffId)
      .orderBy('seen_at', 'desc')
      .execute();
  }

  /**
   * Ends one session of a person, or all.
   * @returns how many ended; none when the session is another person's
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
    return database
      .selectFrom('staff_sessions')
      .where('seen_at', '>', toStored(now.subtract(IDLE)))
      .where('staff_sessions.created_at', '>', toStored(now.subtract(LIFETIME)));
  }

  return { open, find, list, end };
}
