import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { messageField } from '../../domain/leads/fields.ts';
import { type Clock, toStored } from '../clock.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Database, LeadReplyRow, LeadRow, OutboxRow, StaffRow, Tables } from '../store/database.ts';
import { note } from './journal.ts';

/** Why an answer was not taken. */
export type ReplyFault =
  /** No lead has this reference. */
  | 'unknown'
  | 'quarantined'
  /** Another answer left since the page was shown. */
  | 'overtaken'
  /** The text itself; the error says what is wrong with it. */
  | 'text';

/** An answer, or its draft, was not taken; nothing is changed. */
export class ReplyError extends Error {
  readonly fault: ReplyFault;

  constructor(fault: ReplyFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}

/** An answer that left, or will. */
export interface SentReply extends Pick<LeadReplyRow, 'id' | 'body' | 'created_at'> {
  /** E-mail address of the person who wrote it. */
  author: string;
  /** What became of its mail; `null` long after it left, when the outbox has forgotten it. */
  mail: Pick<OutboxRow, 'status' | 'sent_at' | 'next_attempt_at' | 'last_error'> | null;
}

/** What a page shows of a lead's answers. */
export interface ReplyState {
  /** The oldest first. */
  replies: SentReply[];
  /** What this person has begun to write. */
  draft: { body: string; updated_at: string } | null;
}

/** What a form sends: the text, and how many answers the page showed. */
export interface TypedReply {
  text: string;
  /** Where it is another number by now, somebody answered meanwhile, or this form was sent already. */
  known: number;
}

type Person = Pick<StaffRow, 'id' | 'email'>;

const REPLY = messageField('Écrivez votre réponse.');

interface ReplyParts {
  database: Database;
  clock: Clock;
  /** Host name on the right of the @ in each mail's Message-ID. */
  mailDomain: string;
  /** Called once a mail is to be sent. */
  onEnqueued: () => void;
}

export type Replies = ReturnType<typeof createReplies>;

/** The answers to leads, and what people have begun to write. */
export function createReplies({ database, clock, mailDomain, onEnqueued }: ReplyParts) {
  /** What `staffId` sees of the answers to a lead. */
  async function read(leadId: string, staffId: string): Promise<ReplyState> {
    const rows = await database
      .selectFrom('lead_replies')
      .innerJoin('staff', 'staff.id', 'lead_replies.staff_id')
      .leftJoin('outbox', 'outbox.reply_id', 'lead_replies.id')
      .select(['lead_replies.id', 'body', 'lead_replies.created_at', 'staff.email as author'])
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
    return { replies: rows.map(sentReply), draft: draft ?? null };
  }

  /**
   * Keeps what a person has typed so far; an empty text ends the draft.
   * @returns when it was kept (ISO 8601); `null` when it ended
   * @throws ReplyError `unknown`, `quarantined` or `overtaken`
   */
  async function saveDraft(
    reference: string,
    person: Person,
    { text, known }: TypedReply,
  ): Promise<string | null> {
    return database.transaction().execute(async (transaction) => {
      const lead = await expectAnswerable(transaction, reference);
      if ((await countReplies(transaction, lead.id)) !== known) throw new ReplyError('overtaken');
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
   * Takes an answer to be sent, with its mail, in one transaction, once: a form that comes twice, or from two tabs, is one
   * answer. The promise is met then.
   * @throws ReplyError
   */
  async function send(reference: string, person: Person, { text, known }: TypedReply): Promise<void> {
    const parsed = v.safeParse(REPLY, text);
    if (!parsed.success) throw new ReplyError('text', parsed.issues[0].message);
    const body = parsed.output;
    const isNew = await database.transaction().execute(async (transaction) => {
      // A write to the lead first: two answers come one after the other, on all nodes.
      await transaction
        .updateTable('leads')
        .set((lead) => ({ revision: lead.ref('revision') }))
        .where('reference', '=', reference)
        .execute();
      const lead = await expectAnswerable(transaction, reference);
      if ((await countReplies(transaction, lead.id)) !== known) {
        if (await isAmongLater(transaction, lead.id, known, { staff_id: person.id, body })) return false;
        throw new ReplyError('overtaken');
      }
      await keep(transaction, lead, person, body);
      return true;
    });
    if (isNew) onEnqueued();
  }

  async function keep(
    transaction: Transaction<Tables>,
    lead: LeadRow,
    person: Person,
    body: string,
  ): Promise<void> {
    const now = clock.now();
    const id = randomUUID();
    await transaction
      .insertInto('lead_replies')
      .values({ id, lead_id: lead.id, staff_id: person.id, body, created_at: toStored(now) })
      .execute();
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
        ...(isClosed ? {} : { stage: 'answered', waits_until: null }),
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
  const { replies } = await transaction
    .selectFrom('lead_replies')
    .select(({ fn }) => fn.countAll<number | string>().as('replies'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return Number(replies);
}

/** Whether this person sent these words since there were `known` answers. */
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

/** A draft may be anything that the database takes: line ends as \n, nothing that no text holds. */
function storable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '');
}

type ReplyWithMail = Pick<SentReply, 'id' | 'body' | 'created_at' | 'author'> & {
  status: OutboxRow['status'] | null;
  sent_at: string | null;
  next_attempt_at: string | null;
  last_error: string | null;
};

function sentReply({ status, sent_at, next_attempt_at, last_error, ...reply }: ReplyWithMail): SentReply {
  const isKept = status !== null && next_attempt_at !== null;
  return { ...reply, mail: isKept ? { status, sent_at, next_attempt_at, last_error } : null };
}
