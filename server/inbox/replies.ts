import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lines, MAX_LENGTH, required } from '../../domain/leads/rules.ts';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import { lockLead } from '../leads/lock-lead.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { countOf } from '../store/count-of.ts';
import type { LeadReplyRow, LeadRow, OutboxRow, StaffRow, Tables } from '../store/database.ts';
import { ReplyError } from './reply-error.ts';
import { attach, detach, listFiles, type NewFile, type ReplyFile, sendFiles } from './reply-files.ts';

export interface SentReply extends Pick<LeadReplyRow, 'id' | 'body' | 'created_at' | 'copy_to'> {
  /** E-mail address of its author. */
  author: string;
  /** State of its mail; `null` once the outbox has purged it. */
  mail: Pick<OutboxRow, 'status' | 'sent_at' | 'next_attempt_at' | 'last_error'> | null;
  files: ReplyFile[];
}

/** The answers to a lead, and the viewer's draft. */
export interface ReplyState {
  /** Oldest first. */
  replies: SentReply[];
  draft: { body: string; updated_at: string } | null;
  /** Of the draft. */
  files: ReplyFile[];
}

export interface TypedReply {
  text: string;
  /** Number of answers that the page showed; if there are more now, somebody answered or this is a repeat. */
  known: number;
  /** Staff id of who had taken the lead when the page was shown; `null` for nobody. */
  takenBy?: string | null;
  /** When the lead comes back if its sender stays silent; `null` for never. */
  followUp?: Temporal.Instant | null;
  /** To be added to those of the draft. */
  files?: readonly NewFile[];
  /** Id of a file that is taken back. */
  detached?: string;
  /** Address of a colleague who gets a copy. */
  copyTo?: string | null;
}

type Person = Pick<StaffRow, 'id' | 'email'>;

const readText = required(lines(MAX_LENGTH.message));

type ReplyParts = Pick<Parts, 'database' | 'clock' | 'mailing' | 'onEnqueued'>;

export function createReplies({ database, clock, mailing: { mailDomain }, onEnqueued }: ReplyParts) {
  async function read(leadId: string, staffId: string): Promise<ReplyState> {
    const rows = await database
      .selectFrom('lead_replies')
      .innerJoin('staff', 'staff.id', 'lead_replies.staff_id')
      .leftJoin('outbox', 'outbox.reply_id', 'lead_replies.id')
      .select(['lead_replies.id', 'body', 'lead_replies.created_at', 'copy_to', 'staff.email as author'])
      .select(['outbox.status', 'outbox.sent_at', 'outbox.next_attempt_at', 'outbox.last_error'])
      .where('lead_replies.lead_id', '=', leadId)
      .orderBy('lead_replies.created_at')
      .orderBy('lead_replies.id')
      .execute();
    const draft = await database
      .selectFrom('reply_drafts')
      .select(['body', 'updated_at'])
      .where('lead_id', '=', leadId)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    const files = await listFiles(database, leadId, staffId);
    return {
      replies: rows.map(({ status, sent_at, next_attempt_at, last_error, ...reply }) => ({
        ...reply,
        files: files.filter(({ reply_id }) => reply_id === reply.id),
        mail:
          status === null || next_attempt_at === null
            ? null
            : { status, sent_at, next_attempt_at, last_error },
      })),
      draft: draft ?? null,
      files: files.filter(({ reply_id }) => reply_id === null),
    };
  }

  /**
   * Saves a person's draft; an empty text deletes it.
   * @returns when it was saved (ISO 8601); `null` if it was deleted
   * @throws ReplyError `unknown`, `quarantined`, `overtaken` or `files`
   */
  async function saveDraft(
    reference: string,
    person: Person,
    { text, known, files = [], detached }: TypedReply,
  ): Promise<string | null> {
    return database.transaction().execute(async (transaction) => {
      const lead = await expectAnswerable(transaction, reference);
      if ((await countReplies(transaction, lead.id)) !== known) throw new ReplyError('overtaken');
      const own = { leadId: lead.id, staffId: person.id };
      if (detached !== undefined) await detach(transaction, own, detached);
      await attach(transaction, own, files, clock.now());
      const body = storable(text);
      const now = toStored(clock.now());
      if (body.trim() === '') {
        await endDraft(transaction, lead.id, person.id);
        return null;
      }
      await transaction
        .insertInto('reply_drafts')
        .values({ lead_id: lead.id, staff_id: person.id, body, updated_at: now })
        .onConflict((conflict) =>
          conflict.columns(['lead_id', 'staff_id']).doUpdateSet({ body, updated_at: now }),
        )
        .execute();
      return now;
    });
  }

  /**
   * Stores an answer and enqueues its mail, in one transaction, and marks the lead as answered. Idempotent:
   * the same form sent twice, or from two tabs, is one answer.
   * @throws ReplyError
   */
  async function send(
    reference: string,
    person: Person,
    { text, known, takenBy = null, followUp = null, files = [], copyTo = null }: TypedReply,
  ): Promise<void> {
    const { value: body, fault } = readText(text, 'Écrivez votre réponse.');
    if (body === undefined) throw new ReplyError('text', fault);
    const isNew = await database.transaction().execute(async (transaction) => {
      await lockLead(transaction, { reference });
      const lead = await expectAnswerable(transaction, reference);
      if ((await countReplies(transaction, lead.id)) !== known) {
        if (await isAmongLater(transaction, lead.id, known, { staff_id: person.id, body })) return false;
        throw new ReplyError('overtaken');
      }
      if (lead.taken_by !== null && ![person.id, takenBy].includes(lead.taken_by))
        throw new ReplyError('taken');
      await attach(transaction, { leadId: lead.id, staffId: person.id }, files, clock.now());
      await keep(transaction, lead, person, { body, followUp, copyTo });
      return true;
    });
    if (isNew) onEnqueued();
  }

  async function keep(
    transaction: Transaction<Tables>,
    lead: LeadRow,
    person: Person,
    { body, followUp, copyTo }: { body: string; followUp: Temporal.Instant | null; copyTo: string | null },
  ): Promise<void> {
    const now = clock.now();
    const id = randomUUID();
    const follow_up = followUp && toStored(followUp);
    await transaction
      .insertInto('lead_replies')
      .values({
        id,
        lead_id: lead.id,
        staff_id: person.id,
        body,
        copy_to: copyTo,
        created_at: toStored(now),
        follow_up,
      })
      .execute();
    await sendFiles(transaction, { leadId: lead.id, staffId: person.id }, id);
    await enqueue(transaction, {
      leadId: lead.id,
      replyId: id,
      message: 'reply',
      recipient: lead.email,
      mailDomain,
      now,
    });
    const isClosed = lead.stage === 'won' || lead.stage === 'lost';
    await transaction
      .updateTable('leads')
      .set({
        ...(isClosed ? {} : stageAfter(follow_up)),
        news_at: null,
        answered_at: lead.answered_at ?? toStored(now),
        taken_by: lead.taken_by ?? person.id,
        revision: lead.revision + 1,
      })
      .where('id', '=', lead.id)
      .execute();
    await endDraft(transaction, lead.id, person.id);
    await note(transaction, now, {
      staffId: person.id,
      action: 'lead.replied',
      subject: lead.reference,
    });
  }

  return { read, saveDraft, send };
}

/** An answered lead waits for its sender’s word, if it is to come back. */
function stageAfter(follow_up: string | null) {
  return follow_up === null
    ? { stage: 'answered' as const, waits_until: null, next_step: null }
    : { stage: 'waiting' as const, waits_until: follow_up, next_step: 'Relancer : sans réponse' };
}

async function expectAnswerable(transaction: Transaction<Tables>, reference: string): Promise<LeadRow> {
  const lead = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new ReplyError('unknown');
  if (lead.status !== 'accepted') throw new ReplyError('quarantined');
  return lead;
}

async function countReplies(transaction: Transaction<Tables>, leadId: string): Promise<number> {
  return countOf(transaction.selectFrom('lead_replies').where('lead_id', '=', leadId));
}

/** Whether this person sent the same text after the first `known` answers. */
async function isAmongLater(
  transaction: Transaction<Tables>,
  leadId: string,
  known: number,
  sent: Pick<LeadReplyRow, 'staff_id' | 'body'>,
): Promise<boolean> {
  const replies = await transaction
    .selectFrom('lead_replies')
    .select(['staff_id', 'body'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return replies.slice(known).some(({ staff_id, body }) => staff_id === sent.staff_id && body === sent.body);
}

async function endDraft(transaction: Transaction<Tables>, leadId: string, staffId: string): Promise<void> {
  await transaction
    .deleteFrom('reply_drafts')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Normalises line ends, and removes control characters and lone surrogates. */
function storable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '');
}
