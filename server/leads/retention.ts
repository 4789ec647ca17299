import { setImmediate as turn } from 'node:timers/promises';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { inParis } from '../../domain/dates.ts';
import { typedEmail } from '../../domain/leads/email.ts';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import { AGENCY_MESSAGES } from '../mail/messages.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { isFirstToday, lastDone, startOfDay } from '../store/daily-jobs.ts';
import type { Database, LeadRow, Tables } from '../store/database.ts';
import { isAskedFor, tellWebhooks } from '../webhooks/lead-events.ts';
import { lockLead } from './lock-lead.ts';
import { KEY_LIFETIME } from './submission-keys.ts';

/** How long a prospect is kept after the last contact, as the privacy policy says. */
const PROSPECT_YEARS = 3;
/** How long a mail is kept that was sent or given up. */
const MAIL_DAYS = 30;
/** How long the staff journal is kept, as the privacy policy says. */
const JOURNAL_YEARS = 1;
const DAILY = 'retention';
/** How often a process checks whether today’s purge is done (ms). */
const INTERVAL = 3600_000;
/** Rows or senders read at once, and erased in one transaction, so that no visitor waits long. */
const READ = 50_000;
const SLICE = 100;

export interface Erased {
  leads: number;
  /** Mails and keys erased for their own age, not with their lead. */
  mails: number;
  keys: number;
  /** Lines of the journal. */
  entries: number;
}

interface RetentionParts extends Pick<Parts, 'database' | 'scans' | 'clock' | 'logger'> {
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
  scans,
  clock,
  logger,
  forgetNetworks,
  eraseMailFiles,
  settleErasure,
}: RetentionParts) {
  let isStopping = false;

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
      return eraseSenders(transaction, [sender], eraseMailFiles, clock.now());
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
      // A parallel erasure waits, then finds nothing.
      const lead = await lockLead(transaction, { id });
      if (!lead) return 0;
      await beforeErasure(transaction, lead);
      return eraseLeads(transaction, (row) => row('leads.id', '=', id), eraseMailFiles, clock.now());
    });
    if (erased > 0) await settle();
    return erased > 0;
  }

  /** Erases everything past its retention period. */
  async function purge(): Promise<Erased> {
    const now = clock.now();
    const journalUntil = before(now, { years: JOURNAL_YEARS });
    const keysUntil = toStored(now.subtract(KEY_LIFETIME));
    const parts = { database, scans, eraseMailFiles, isStopping: () => isStopping };
    const erased = {
      leads: await purgeLeads(parts, now),
      mails: await purgeMails(parts, now),
      keys: await purgeRows(parts, 'submission_keys', ['key', 'created_at'], keysUntil),
      entries: await purgeRows(parts, 'staff_journal', ['id', 'at'], journalUntil),
    };
    await purgeStaff(database, journalUntil);
    await settle();
    return erased;
  }

  /** Does so once a day, in one process per database; `null` in the others, and when it was stopped half-way. */
  async function purgeToday(): Promise<Erased | null> {
    const now = clock.now();
    const done = await lastDone(database, DAILY, now);
    if (done && toStored(done) >= toStored(startOfDay(now))) return null;
    const erased = await purge();
    // Noted at the end: a process that is killed leaves the rest to the next check. Two at once share the work.
    const isFirst = await database
      .transaction()
      .execute(async (transaction) => !isStopping && isFirstToday(transaction, DAILY, now));
    if (isFirst || Object.values(erased).some((count) => count > 0)) logger.info(erased, 'retention applied');
    return isFirst ? erased : null;
  }

  async function settle(): Promise<void> {
    if (!(await settleErasure())) logger.warn('what was erased is still in the log of the database');
  }

  async function check(): Promise<void> {
    try {
      await forgetNetworks();
      await purgeToday();
    } catch (error) {
      logger.error({ err: error }, 'retention not applied');
    }
  }

  const checks = createPeriodicTask(check, INTERVAL);
  return {
    erase,
    eraseLead,
    purge,
    purgeToday,
    start: checks.start,
    async stop(): Promise<void> {
      isStopping = true;
      await checks.stop();
    },
  };
}

type EraseMailFiles = RetentionParts['eraseMailFiles'];

interface PurgeParts extends Pick<RetentionParts, 'database' | 'scans' | 'eraseMailFiles'> {
  isStopping: () => boolean;
}

function before(now: Temporal.Instant, duration: Temporal.DurationLike): string {
  return toStored(inParis(now).subtract(duration).toInstant());
}

/**
 * Reads what is due, then erases it slice by slice, each in a transaction that checks again whether it still is.
 * @param erase returns the number of erased rows
 */
async function inSlices<Due>(
  { database, isStopping }: PurgeParts,
  read: () => Promise<Due[]>,
  erase: (transaction: Transaction<Tables>, due: Due[]) => Promise<number>,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const due = await read();
    const earlier = erased;
    for (let at = 0; at < due.length; at += SLICE) {
      if (isStopping()) return erased;
      erased += await database
        .transaction()
        .execute((transaction) => erase(transaction, due.slice(at, at + SLICE)));
      await turn();
    }
    if (due.length < READ || erased === earlier) return erased;
  }
}

async function purgeLeads(parts: PurgeParts, now: Temporal.Instant): Promise<number> {
  const moment = before(now, { years: PROSPECT_YEARS });
  return inSlices(
    parts,
    () => expiredSenders(parts.scans, moment),
    async (transaction, senders) =>
      eraseSenders(
        transaction,
        await expiredSenders(transaction, moment, senders),
        parts.eraseMailFiles,
        now,
      ),
  );
}

/** Senders, in lower case, without a contact since `moment`; our answer counts as one. */
async function expiredSenders(database: Kysely<Tables>, moment: string, among?: string[]): Promise<string[]> {
  const sender = sql<string>`lower(leads.email)`;
  const senders = database
    .selectFrom('leads')
    .select(sender.as('sender'))
    .$if(among !== undefined, (leads) => leads.where(sender, 'in', among ?? []));
  const answeredLately = senders
    .innerJoin('lead_replies as reply', 'reply.lead_id', 'leads.id')
    .where('reply.created_at', '>=', moment);
  const completedLately = senders
    .innerJoin('lead_additions as addition', 'addition.lead_id', 'leads.id')
    .where('addition.created_at', '>=', moment);
  const mailedLately = senders
    .innerJoin('lead_messages as mail', 'mail.lead_id', 'leads.id')
    .where('mail.received_at', '>=', moment)
    .where('mail.kind', 'in', ['answer', 'ours']);
  const expired = await senders
    .groupBy(sender)
    .having(({ fn }) => fn.max('leads.created_at'), '<', moment)
    .having(sender, 'not in', answeredLately)
    .having(sender, 'not in', completedLately)
    .having(sender, 'not in', mailedLately)
    .limit(READ)
    .execute();
  return expired.map(({ sender }) => sender);
}

async function purgeMails(parts: PurgeParts, now: Temporal.Instant): Promise<number> {
  const moment = before(now, { days: MAIL_DAYS });
  const isOver = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      // Customers answer to an answer for as long as they like, and colleagues read what became of it.
      row('reply_id', 'is', null),
      row.or([
        row.and([row('status', '=', 'sent'), row('sent_at', '<', moment)]),
        row.and([
          row('status', '=', 'failed'),
          row('created_at', '<', moment),
          // Of a lead the agency is to hear all the same (`countLostNotices`); the others come too late.
          row.or([row('lead_id', 'is', null), row('message', 'not in', AGENCY_MESSAGES)]),
        ]),
      ]),
    ]);
  return inSlices(
    parts,
    () => parts.scans.selectFrom('outbox').select('id').where(isOver).limit(READ).execute(),
    async (transaction, mails) => {
      const erased = await transaction
        .deleteFrom('outbox')
        .where('id', 'in', idsOf(mails))
        .where(isOver)
        .returning('message_id')
        .execute();
      await parts.eraseMailFiles(erased.map(({ message_id }) => message_id));
      return erased.length;
    },
  );
}

/** Erases the rows of a table whose instant is before `moment`. */
async function purgeRows(
  parts: PurgeParts,
  table: 'submission_keys' | 'staff_journal',
  [key, instant]: readonly [key: string, instant: string],
  moment: string,
): Promise<number> {
  const [id, at] = [sql.ref<string>(key), sql.ref<string>(instant)];
  const due = () =>
    parts.scans.selectFrom(table).select(id.as('id')).where(at, '<', moment).limit(READ).execute();
  return inSlices(parts, due, async (transaction, rows) => {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where(id, 'in', idsOf(rows))
      .where(at, '<', moment)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Where a person’s work keeps their account until the lead or journal entry is erased. */
const KEPT_BY = [
  ['leads', 'taken_by'],
  ['staff_journal', 'staff_id'],
  ['lead_notes', 'staff_id'],
  ['lead_replies', 'staff_id'],
] as const;
/** Where it names nobody once the account is erased. */
const SIGNED = [
  ['lead_undos', 'taken_by'],
  ['lead_act_undos', 'taken_by'],
  ['agency_facts', 'changed_by'],
  ['article_drafts', 'last_by'],
  ['article_versions', 'kept_by'],
  ['article_pictures', 'created_by'],
  ['content_entries', 'changed_by'],
  ['content_versions', 'published_by'],
  ['redirects', 'changed_by'],
] as const;

/** Every column that refers to `staff` and does not cascade. */
export const PLACES_OF_STAFF = [...KEPT_BY, ...SIGNED, ['reply_files', 'staff_id']].map((place) =>
  place.join('.'),
);

/** Erases staff revoked before `moment`, with their unsent files, once no lead or journal entry refers to them. */
async function purgeStaff(database: Database, moment: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const departed = idsOf(
      await transaction
        .selectFrom('staff')
        .select('id')
        .where('revoked_at', '<', moment)
        .where(({ and, not, exists, selectFrom }) =>
          and(
            KEPT_BY.map(([table, column]) =>
              not(exists(selectFrom(table).select('id').whereRef(sql.ref(column), '=', 'staff.id'))),
            ),
          ),
        )
        .execute(),
    );
    if (departed.length === 0) return;
    await transaction.deleteFrom('reply_files').where('staff_id', 'in', departed).execute();
    for (const [table, column] of SIGNED) {
      const [person, people] = [sql.ref(column), sql.join(departed)];
      await sql`update ${sql.table(table)} set ${person} = null where ${person} in (${people})`.execute(
        transaction,
      );
    }
    await transaction.deleteFrom('staff').where('id', 'in', departed).execute();
  });
}

async function eraseSenders(
  transaction: Transaction<Tables>,
  emails: readonly string[],
  eraseMailFiles: EraseMailFiles,
  now: Temporal.Instant,
): Promise<number> {
  const senders = emails.map((email) => sql`lower(${email})`);
  return eraseLeads(transaction, (lead) => lead(sql`lower(leads.email)`, 'in', senders), eraseMailFiles, now);
}

/**
 * Erases leads; foreign keys cascade to their notes, additions, answers, drafts, links, mails, mailed answers with their files, and submission keys. The
 * `.eml` files are deleted first: if that fails, the transaction is rolled back.
 */
async function eraseLeads(
  transaction: Transaction<Tables>,
  condition: (lead: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>,
  eraseMailFiles: EraseMailFiles,
  now: Temporal.Instant,
): Promise<number> {
  const mails = await transaction
    .selectFrom('outbox')
    .select('outbox.message_id')
    .where('outbox.lead_id', 'in', transaction.selectFrom('leads').select('leads.id').where(condition))
    .execute();
  await eraseMailFiles(mails.map(({ message_id }) => message_id));
  if (await isAskedFor(transaction, 'lead.erased')) {
    const erased = await transaction
      .selectFrom('leads')
      .select('reference')
      .where('status', '=', 'accepted')
      .where(condition)
      .execute();
    const told = erased.map(({ reference }) => ({ id: null, reference }));
    await tellWebhooks(transaction, 'lead.erased', told, now);
  }
  const { numDeletedRows } = await transaction.deleteFrom('leads').where(condition).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
