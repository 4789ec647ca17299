import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { countOf } from '../store/count-of.ts';
import type { Database, OutboxRow, Tables } from '../store/database.ts';
import { AGENCY_MESSAGES, type MessageName } from './messages.ts';
import { ATTEMPTS_TO_LONGEST_WAIT, longestWait } from './retry.ts';

/** The outcome of a delivery attempt. */
export type MailOutcome = 'sent' | 'postponed' | 'failed';

/**
 * How long a lease lasts. Its process renews it while the mail is being sent; after a crash the mail waits that
 * long for another process.
 */
const LEASE = { seconds: 30 };
/**
 * A lease that ends later than this was taken before the clock was set back, since a live one is renewed within
 * seconds.
 */
const FURTHEST_LEASE_END = { minutes: 10 };
/** Largest difference between the clocks of two nodes. */
const CLOCK_SKEW = { minutes: 1 };

type MailCondition = ExpressionBuilder<Tables, 'outbox'>;

interface Enqueued {
  /** `null` for a mail about several leads, or about an erased one. */
  leadId: string | null;
  /** Reference of the erased lead. */
  reference?: string;
  /** The answer to send. */
  replyId?: string;
  message: MessageName;
  recipient: string;
  mailDomain: string;
  now: Temporal.Instant;
  /** When it leaves, if not at once. */
  sendAt?: Temporal.Instant;
}

/** Enqueues a mail, in the transaction of the change that it reports. */
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
      next_attempt_at: mail.sendAt ? toStored(mail.sendAt) : now,
      created_at: now,
    })
    .execute();
}

/**
 * Enqueues a summary mail to each of these addresses, except where one is already waiting: it is rendered when it
 * is sent.
 */
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

/** Leases up to `limit` due mails for `owner`. */
export async function leaseDue(
  database: Database,
  owner: string,
  now: Temporal.Instant,
  limit: number,
): Promise<OutboxRow[]> {
  return leaseAmong(database, owner, now, limit, (mail) => mail('webhook_id', 'is', null));
}

/**
 * Leases what is due. The conditions are repeated in the update, not only in its subquery:
 * when two processes select the same row, the second finds the first’s lease and skips it.
 */
async function leaseAmong(
  database: Database,
  owner: string,
  now: Temporal.Instant,
  limit: number,
  isAmong: (row: MailCondition) => ReturnType<MailCondition['and']>,
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
        .where(isAmong)
        .where((mail) => isDue(mail, now))
        .where((mail) => inNobodysHand(mail, now))
        .orderBy('next_attempt_at')
        .orderBy('created_at')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

/** Leases a due event to a webhook that is not among `busy`. */
export async function leaseDelivery(
  database: Database,
  owner: string,
  now: Temporal.Instant,
  busy: readonly string[],
): Promise<OutboxRow | undefined> {
  const [delivery] = await leaseAmong(database, owner, now, 1, (row) =>
    row.and([
      row('webhook_id', 'is not', null),
      ...(busy.length > 0 ? [row('webhook_id', 'not in', busy)] : []),
    ]),
  );
  return delivery;
}

/** Due, or scheduled further ahead than any retry: then the clock was set back since. */
function isDue(mail: MailCondition, now: Temporal.Instant) {
  const strayed = Array.from({ length: ATTEMPTS_TO_LONGEST_WAIT + 1 }, (_, attempts) =>
    mail.and([
      mail('attempts', attempts === ATTEMPTS_TO_LONGEST_WAIT ? '>=' : '=', attempts),
      mail('next_attempt_at', '>', toStored(now.add(longestWait(attempts)).add(CLOCK_SKEW))),
    ]),
  );
  return mail.or([mail('next_attempt_at', '<=', toStored(now)), ...strayed]);
}

/** Not leased by any process. */
export function inNobodysHand(mail: MailCondition, now: Temporal.Instant) {
  return mail.or([
    mail('lease_until', 'is', null),
    mail('lease_until', '<', toStored(now)),
    mail('lease_until', '>', toStored(now.add(FURTHEST_LEASE_END))),
  ]);
}

/** Renews a lease. @returns whether it is still held */
export function renew(database: Database, owner: string, id: string, now: Temporal.Instant) {
  return updateLeased(database, owner, id, { lease_until: toStored(now.add(LEASE)) });
}

export type MailFate = Partial<Pick<OutboxRow, 'status' | 'next_attempt_at' | 'last_error' | 'sent_at'>>;

/** Records the outcome of an attempt and releases the lease. @returns whether it was recorded */
export function release(database: Database, owner: string, id: string, outcome: MailFate) {
  return updateLeased(database, owner, id, { ...outcome, lease_owner: null, lease_until: null });
}

/** No effect when the lease was lost. */
async function updateLeased(
  database: Database,
  owner: string,
  id: string,
  changes: Partial<OutboxRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the mail still exists: it is erased with its lead. */
export async function isKept(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Age of the oldest unsent mail (s); 0 when there is none. */
export async function oldestUnsent(database: Database, now: Temporal.Instant): Promise<number> {
  const { oldest } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('webhook_id', 'is', null)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (!oldest) return 0;
  return Math.max(0, Math.round(Temporal.Instant.from(oldest).until(now).total('seconds')));
}

/** Number of mails to the agency that were given up: it does not know of their leads otherwise, unlike a colleague. */
export async function countLostNotices(database: Database): Promise<number> {
  return countOf(
    database.selectFrom('outbox').where('status', '=', 'failed').where('message', 'in', AGENCY_MESSAGES),
  );
}
