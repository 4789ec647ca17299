import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import { laterTexts, searchText } from '../leads/search-text.ts';
import { VISITOR_MESSAGES } from '../mail/messages.ts';
import type { LeadMessageKind, LeadRow, Tables } from '../store/database.ts';
import type { MailBody } from './read-mail.ts';

/** Most mails that are kept of a lead. */
const MOST_MESSAGES = 200;

/** A mail about a lead, to be kept. */
export interface FoundMessage {
  leadId: string;
  /** Message-ID, or where the mail lies if it has none. */
  messageId: string;
  kind: LeadMessageKind;
  sender: string;
  /** Staff id of a colleague who wrote it. */
  staffId: string | null;
  body: MailBody;
  received: Temporal.Instant;
  now: Temporal.Instant;
}

/**
 * Keeps a mail with its lead, once: an answer puts an answered lead on top again, a colleague’s mail answers it.
 * @returns whether it is new
 */
export async function keepMessage(transaction: Transaction<Tables>, found: FoundMessage): Promise<boolean> {
  const { leadId, messageId, kind, sender, body, now } = found;
  // Locks the lead, so that mails and acts follow each other on all nodes.
  const lead = await transaction
    .updateTable('leads')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', leadId)
    .returningAll()
    .executeTakeFirst();
  if (!lead || (await countMessages(transaction, leadId)) >= MOST_MESSAGES) return false;
  const id = randomUUID();
  const kept = await transaction
    .insertInto('lead_messages')
    .values({
      id,
      lead_id: leadId,
      message_id: messageId,
      kind,
      sender,
      text: body.text,
      quoted: body.quoted,
      remark: body.remark,
      received_at: toStored(found.received),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  for (const { name, bytes } of body.files)
    await transaction
      .insertInto('lead_message_files')
      .values({ id: randomUUID(), message: id, name, size: bytes.byteLength, bytes })
      .execute();
  const later = await laterTexts(transaction, [leadId]);
  await transaction
    .updateTable('leads')
    .set({
      ...(await standingAfter(transaction, lead, found)),
      search_text: searchText(lead, later.get(leadId)),
      revision: lead.revision + 1,
    })
    .where('id', '=', leadId)
    .execute();
  if (kind === 'answer')
    await note(transaction, now, { staffId: null, action: 'visitor.answered', subject: lead.reference });
  if (kind === 'ours')
    await note(transaction, now, { staffId: found.staffId, action: 'lead.replied', subject: lead.reference });
  return true;
}

async function standingAfter(transaction: Transaction<Tables>, lead: LeadRow, found: FoundMessage) {
  const received = toStored(found.received);
  const isOpen = lead.stage === 'new' || lead.stage === 'taken';
  if (found.kind === 'answer')
    return isOpen || lead.stage === 'spam' || (await isAnsweredSince(transaction, lead.id, received))
      ? {}
      : { news_at: received };
  if (found.kind !== 'ours' || received < lead.created_at) return {};
  return {
    ...(isOpen ? { stage: 'answered' as const } : {}),
    ...(lead.news_at !== null && lead.news_at < received ? { news_at: null } : {}),
    answered_at: lead.answered_at ?? received,
    taken_by: lead.taken_by ?? found.staffId,
  };
}

async function isAnsweredSince(
  transaction: Transaction<Tables>,
  leadId: string,
  moment: string,
): Promise<boolean> {
  const [reply, message] = await Promise.all([
    transaction
      .selectFrom('lead_replies')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('created_at', '>', moment)
      .executeTakeFirst(),
    transaction
      .selectFrom('lead_messages')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'ours')
      .where('received_at', '>', moment)
      .executeTakeFirst(),
  ]);
  return reply !== undefined || message !== undefined;
}

async function countMessages(transaction: Transaction<Tables>, leadId: string): Promise<number> {
  const { messages } = await transaction
    .selectFrom('lead_messages')
    .select(({ fn }) => fn.countAll<number | string>().as('messages'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return Number(messages);
}

/** Marks the mails to visitors that a bounce is about as refused, for good. */
export async function failMails(
  transaction: Transaction<Tables>,
  messageIds: readonly string[],
  reason: string,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ status: 'failed', last_error: reason })
    .where('message_id', 'in', messageIds)
    .where('message', 'in', VISITOR_MESSAGES)
    .where('status', '=', 'sent')
    .execute();
}
