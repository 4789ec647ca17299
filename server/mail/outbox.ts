import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Database, OutboxRow, Tables } from '../store/database.ts';
import { type MessageName, VISITOR_MESSAGES } from './messages.ts';
import { ATTEMPTS_TO_LONGEST_WAIT, longestWait } from './retry.ts';

/** What became of an attempt to send a mail. */
export type MailOutcome = 'sent' | 'postponed' | 'failed';

/**
 * For how long a leased mail belongs to its process, which renews it while the mail is in hand. After a crash it is
 * how long the mail waits for another process.
 */
export const LEASE = { seconds: 30 };
/** A lease that ends later than this was taken before the clock was set back; one in use is renewed within seconds. */
const FURTHEST_LEASE_END = { minutes: 10 };
/** By how much the clocks of two nodes may differ. */
const CLOCK_SKEW = { minutes: 1 };

type MailCondition = ExpressionBuilder<Tables, 'outbox'>;

interface Enqueued {
  /** `null` for a mail about many leads, or one that is there no more. */
  leadId: string | null;
  /** Of the lead that is there no more. */
  reference?: string;
  /** The answer that it carries. */
  replyId?: string;
  message: MessageName;
  recipient: string;
  mailDomain: string;
  now: Temporal.Instant;
}

/** Writes a mail to be sent, inside the transaction of what it tells of. */
export async function enqueue(transaction: Transaction<Tables>, mail: Enqueued): Promise<void> {
  const id = randomUUID();
  const now = toStored(mail.now);
  await transaction
    .insertInto('outbox')
    .values({
      id,
      lead_id: mail.leadId,
      reply_id: mail.replyId ?? null,
      reference: mail.reference ?? null,
      message: mail.message,
      recipient: mail.recipient,
      message_id: `<${id}@${mail.mailDomain}>`,
      status: 'pending',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

/** Writes a mail about many leads to each of these addresses, but to those that one waits for already: it is written when it leaves. */
export async function enqueueSummary(
  transaction: Transaction<Tables>,
  recipients: readonly string[],
  mail: Omit<Enqueued, 'leadId' | 'replyId' | 'reference' | 'recipient'>,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .where('message', '=', mail.message)
    .where('status', '=', 'pending')
    .where('lease_owner', 'is', null)
    .execute();
  const owed = new Set(waiting.map(({ recipient }) => recipient));
  for (const recipient of recipients) {
    if (!owed.has(recipient)) await enqueue(transaction, { ...mail, leadId: null, recipient });
  }
}

/**
 * Takes up to `limit` due mails for `owner`. Its conditions stand in the update itself, not only in the
 * subquery: when two processes pick the same row, the second sees the first's lease and leaves it.
 */
export async function leaseDue(
  database: Database,
  owner: string,
  now: Temporal.Instant,
  limit: number,
): Promise<OutboxRow[]> {
  return database
    .updateTable('outbox')
    .set((update) => ({
      lease_owner: owner,
      lease_until: toStored(now.add(LEASE)),
      attempts: update('attempts', '+', 1),
    }))
    .where('status', '=', 'pending')
    .where((mail) => inNobodysHand(mail, now))
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'pending')
        .where((mail) => isDue(mail, now))
        .where((mail) => inNobodysHand(mail, now))
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

/** Its time has come, or lies further ahead than any wait: then the clock was set back since. */
function isDue(mail: MailCondition, now: Temporal.Instant) {
  const strayed = Array.from({ length: ATTEMPTS_TO_LONGEST_WAIT + 1 }, (_, attempts) =>
    mail.and([
      mail('attempts', attempts === ATTEMPTS_TO_LONGEST_WAIT ? '>=' : '=', attempts),
      mail('next_attempt_at', '>', toStored(now.add(longestWait(attempts)).add(CLOCK_SKEW))),
    ]),
  );
  return mail.or([mail('next_attempt_at', '<=', toStored(now)), ...strayed]);
}

/** No process has the mail on lease. */
export function inNobodysHand(mail: MailCondition, now: Temporal.Instant) {
  return mail.or([
    mail('lease_until', 'is', null),
    mail('lease_until', '<', toStored(now)),
    mail('lease_until', '>', toStored(now.add(FURTHEST_LEASE_END))),
  ]);
}

/** Keeps a leased mail for another `LEASE`; without effect when the lease was lost. */
export async function renew(
  database: Database,
  owner: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ lease_until: toStored(now.add(LEASE)) })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** What became of an attempt. */
export type MailFate = Partial<Pick<OutboxRow, 'status' | 'next_attempt_at' | 'last_error' | 'sent_at'>>;

/**
 * Notes what became of a leased mail and gives its lease back; without effect when the lease was lost.
 * @returns whether it was noted
 */
export async function release(
  database: Database,
  owner: string,
  id: string,
  outcome: MailFate,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the mail is still in the outbox: it goes with its lead. */
export async function isKept(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** For how long the oldest mail that has yet to leave has waited (s); 0 when none waits. */
export async function oldestUnsent(database: Database, now: Temporal.Instant): Promise<number> {
  const { oldest } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (!oldest) return 0;
  return Math.max(0, Math.round(Temporal.Instant.from(oldest).until(now).total('seconds')));
}

/** How many mails to the agency were given up; each tells of leads that nobody there knows of otherwise. */
export async function countLostNotices(database: Database): Promise<number> {
  const { mails } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('mails'))
    .where('status', '=', 'failed')
    .where('message', 'not in', VISITOR_MESSAGES)
    .executeTakeFirstOrThrow();
  return Number(mails);
}
