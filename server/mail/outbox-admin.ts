import { toStored } from '../clock.ts';
import type { Database, OutboxRow } from '../store/database.ts';
import { AGENCY_MESSAGES } from './messages.ts';
import { inNobodysHand } from './outbox.ts';

export interface UnsentMail
  extends Pick<
    OutboxRow,
    'id' | 'message' | 'recipient' | 'status' | 'attempts' | 'next_attempt_at' | 'last_error'
  > {
  reference: string | null;
}

export async function countMails(database: Database): Promise<Map<OutboxRow['status'], number>> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('mails')])
    .where('webhook_id', 'is', null)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, mails }) => [status, Number(mails)]));
}

/** Mails that were given up, or have failed at least once; oldest first. */
export async function listStuckMails(database: Database): Promise<UnsentMail[]> {
  return database
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .select([
      'outbox.id',
      'outbox.message',
      'outbox.recipient',
      'outbox.status',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.last_error',
      'leads.reference',
    ])
    .where('outbox.webhook_id', 'is', null)
    .where('outbox.status', '!=', 'sent')
    .where('outbox.last_error', 'is not', null)
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .execute();
}

/**
 * Makes unsent mails due at once, with as much time and as many attempts as new ones, except those being sent.
 * Mails to a former address of `LEADS_TO` go to the first current one; those to a colleague stay theirs.
 * @param id of one mail; all when absent
 * @returns how many there were
 */
export async function retryMails(
  database: Database,
  { now, leadsTo, id }: { now: Temporal.Instant; leadsTo: readonly string[]; id?: string | undefined },
): Promise<number> {
  const instant = toStored(now);
  const [first] = leadsTo;
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set((mail) => ({
      status: 'pending',
      attempts: 0,
      next_attempt_at: instant,
      recipient: mail
        .case()
        .when(mail.and([mail('message', 'in', AGENCY_MESSAGES), mail('recipient', 'not in', leadsTo)]))
        .then(first === undefined ? mail.ref('recipient') : mail.val(first))
        .else(mail.ref('recipient'))
        .end(),
      created_at: mail.case().when('status', '=', 'failed').then(instant).else(mail.ref('created_at')).end(),
    }))
    .where('webhook_id', 'is', null)
    .where('status', '!=', 'sent')
    .where((mail) => inNobodysHand(mail, now))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
