import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { typedEmail } from '../../domain/leads/email.ts';
import { type Clock, toStored } from '../clock.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { note } from '../staff/journal.ts';
import { isFirstToday } from '../store/daily-jobs.ts';
import type { Database, LeadRow, Tables } from '../store/database.ts';

/** How long a prospect is kept after the last contact, as the privacy policy says. */
const PROSPECT_YEARS = 3;
/** How long a sent mail is kept. */
const SENT_MAIL_DAYS = 30;
/** How long the staff journal is kept, as the privacy policy says. */
const JOURNAL_YEARS = 1;
/** How long a submission key is kept: as long as the intake remembers it. */
const KEY_LIFETIME = { hours: 7 * 24 };
/** How often a process checks whether today’s purge is done (ms). */
const INTERVAL = 3600_000;
/** Senders named in one statement; SQLite takes 32,766 values. */
const BATCH = 1000;

/** Numbers of erased rows. */
export interface Erased {
  leads: number;
  /** Mails and keys erased for their own age, not with their lead. */
  mails: number;
  keys: number;
  /** Lines of the journal. */
  entries: number;
}

interface RetentionParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Erases the network digests of leads, see `lead-intake.ts`. */
  forgetNetworks: () => Promise<void>;
  /** Erases the `.eml` files of these mails, by Message-ID. */
  eraseMailFiles: (messageIds: readonly string[]) => Promise<void>;
  /** Removes erased data from the database's files; resolves to false if that failed. */
  settleErasure: () => Promise<boolean>;
}

export type Retention = ReturnType<typeof createRetention>;

/** Erases personal data after their retention period, or on request. */
export function createRetention({
  database,
  clock,
  logger,
  forgetNetworks,
  eraseMailFiles,
  settleErasure,
}: RetentionParts) {
  /**
   * Erases all leads from `email`, in any letter case, and returns their number.
   * @param by staff id; `null` for the command line
   */
  async function erase(email: string, by: string | null = null): Promise<number> {
    const sender = typedEmail(email);
    const erased = await database.transaction().execute(async (transaction) => {
      const leads = await transaction
        .selectFrom('leads')
        .select('reference')
        .where(sql`lower(email)`, '=', sql`lower(${sender})`)
        .execute();
      for (const { reference } of leads)
        await note(transaction, clock.now(), { staffId: by, action: 'lead.erased', subject: reference });
      return eraseSenders(transaction, [sender], eraseMailFiles);
    });
    await settle();
    return erased;
  }

  /**
   * Erases one lead at its sender's request, and returns whether it still existed.
   * @param beforeErasure run in the same transaction, before the lead is deleted
   */
  async function eraseLead(
    id: string,
    beforeErasure: (transaction: Transaction<Tables>, lead: LeadRow) => Promise<void>,
  ): Promise<boolean> {
    const erased = await database.transaction().execute(async (transaction) => {
      // An update first, to lock the lead: a parallel erasure then finds nothing.
      const lead = await transaction
        .updateTable('leads')
        .set((lead) => ({ revision: lead('revision', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!lead) return 0;
      await beforeErasure(transaction, lead);
      return eraseLeads(transaction, (row) => row('leads.id', '=', id), eraseMailFiles);
    });
    if (erased > 0) await settle();
    return erased > 0;
  }

  /** Erases everything past its retention period. */
  async function purge(): Promise<Erased> {
    const erased = await database
      .transaction()
      .execute((transaction) => purgeIn(transaction, clock.now(), eraseMailFiles));
    await settle();
    return erased;
  }

  /** Does so once a day, in one process per database; `null` in the others. */
  async function purgeToday(): Promise<Erased | null> {
    const erased = await database.transaction().execute(async (transaction) => {
      const now = clock.now();
      return (await isFirstToday(transaction, 'retention', now))
        ? purgeIn(transaction, now, eraseMailFiles)
        : null;
    });
    if (erased) await settle();
    return erased;
  }

  async function settle(): Promise<void> {
    if (!(await settleErasure())) logger.warn('what was erased is still in the log of the database');
  }

  async function check(): Promise<void> {
    try {
      await forgetNetworks();
      const erased = await purgeToday();
      if (erased) logger.info(erased, 'retention applied');
    } catch (error) {
      logger.error({ err: error }, 'retention not applied');
    }
  }

  return { erase, eraseLead, purge, purgeToday, ...createPeriodicTask(check, INTERVAL) };
}

type EraseMailFiles = RetentionParts['eraseMailFiles'];

async function purgeIn(
  transaction: Transaction<Tables>,
  now: Temporal.Instant,
  eraseMailFiles: EraseMailFiles,
): Promise<Erased> {
  const paris = now.toZonedDateTimeISO('Europe/Paris');
  const before = (duration: Temporal.DurationLike) => toStored(paris.subtract(duration).toInstant());

  // Our answer counts as a contact.
  const answeredLately = transaction
    .selectFrom('lead_replies')
    .innerJoin('leads as answered', 'answered.id', 'lead_replies.lead_id')
    .select(sql<string>`lower(answered.email)`.as('sender'))
    .where('lead_replies.created_at', '>=', before({ years: PROSPECT_YEARS }));
  const completedLately = transaction
    .selectFrom('lead_additions')
    .innerJoin('leads as completed', 'completed.id', 'lead_additions.lead_id')
    .select(sql<string>`lower(completed.email)`.as('sender'))
    .where('lead_additions.created_at', '>=', before({ years: PROSPECT_YEARS }));
  const expired = await transaction
    .selectFrom('leads')
    .select(sql<string>`lower(email)`.as('sender'))
    .groupBy(sql`lower(email)`)
    .having(({ fn }) => fn.max('created_at'), '<', before({ years: PROSPECT_YEARS }))
    .having(sql`lower(email)`, 'not in', answeredLately)
    .having(sql`lower(email)`, 'not in', completedLately)
    .execute();
  const senders = expired.map(({ sender }) => sender);
  let leads = 0;
  for (let at = 0; at < senders.length; at += BATCH) {
    leads += await eraseSenders(transaction, senders.slice(at, at + BATCH), eraseMailFiles);
  }
  const mails = await transaction
    .deleteFrom('outbox')
    .where('status', '=', 'sent')
    .where('sent_at', '<', before({ days: SENT_MAIL_DAYS }))
    .returning('message_id')
    .execute();
  await eraseMailFiles(mails.map(({ message_id }) => message_id));
  const keys = await transaction
    .deleteFrom('submission_keys')
    .where('created_at', '<', toStored(now.subtract(KEY_LIFETIME)))
    .executeTakeFirstOrThrow();
  const entries = await transaction
    .deleteFrom('staff_journal')
    .where('at', '<', before({ years: JOURNAL_YEARS }))
    .executeTakeFirstOrThrow();
  await purgeStaff(transaction, before({ years: JOURNAL_YEARS }));
  return {
    leads,
    mails: mails.length,
    keys: Number(keys.numDeletedRows),
    entries: Number(entries.numDeletedRows),
  };
}

/** Erases staff revoked before `moment`, once no lead or journal entry refers to them. */
async function purgeStaff(transaction: Transaction<Tables>, moment: string): Promise<void> {
  await transaction
    .deleteFrom('staff')
    .where('revoked_at', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('leads').select('id').whereRef('taken_by', '=', 'staff.id'))),
    )
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['staff_journal', 'lead_notes', 'lead_replies'] as const).map((table) =>
          not(exists(selectFrom(table).select('id').whereRef('staff_id', '=', 'staff.id'))),
        ),
      ),
    )
    .execute();
}

/** Erases every lead of these senders. */
async function eraseSenders(
  transaction: Transaction<Tables>,
  emails: readonly string[],
  eraseMailFiles: EraseMailFiles,
): Promise<number> {
  const senders = emails.map((email) => sql`lower(${email})`);
  return eraseLeads(transaction, (lead) => lead(sql`lower(leads.email)`, 'in', senders), eraseMailFiles);
}

/**
 * Erases leads; foreign keys cascade to their notes, additions, answers, drafts, links, mails and submission keys. The
 * `.eml` files are deleted first: if that fails, the transaction is rolled back.
 */
async function eraseLeads(
  transaction: Transaction<Tables>,
  condition: (lead: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>,
  eraseMailFiles: EraseMailFiles,
): Promise<number> {
  const mails = await transaction
    .selectFrom('outbox')
    .select('outbox.message_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leads').select('leads.id').whereRef('leads.id', '=', 'outbox.lead_id').where(condition),
      ),
    )
    .execute();
  await eraseMailFiles(mails.map(({ message_id }) => message_id));
  const { numDeletedRows } = await transaction.deleteFrom('leads').where(condition).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
