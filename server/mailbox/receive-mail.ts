import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { AppError } from '../errors.ts';
import { note } from '../journal/journal.ts';
import { lockLead } from '../leads/lock-lead.ts';
import { laterTexts, searchText } from '../leads/search-text.ts';
import { VISITOR_MESSAGES } from '../mail/messages.ts';
import type { Parts } from '../parts.ts';
import { countOf } from '../store/count-of.ts';
import type { LeadMessageKind, LeadRow, Tables } from '../store/database.ts';
import type { TextWork } from '../texts/text-work.ts';
import { leadOfThread, matchLead, type ReplyAddresses } from './match-lead.ts';
import { type Bounce, type MailBody, type MailHeader, MOST_BYTES } from './read-mail.ts';

/** Bytes that are read of a bounce, or of a mail that is too large. */
const BEGINNING = 256 * 1024;

interface FoundMail {
  folder: 'inbox' | 'sent';
  /** Where it lies, which stands for a missing Message-ID. */
  place: string;
  header: Uint8Array;
  /** Bytes. */
  size: number;
  received: Temporal.Instant;
  /** Fetches so many bytes from its beginning. */
  fetch(most: number): Promise<Uint8Array>;
}

interface ReceiptParts extends Pick<Parts, 'database' | 'clock' | 'logger'> {
  texts: TextWork;
  replyAddresses: ReplyAddresses;
  /** Addresses that the agency writes from, beside those of its staff. */
  ownAddresses: readonly string[];
}

export type MailReceipt = ReturnType<typeof createMailReceipt>;

/** Keeps mails that are about a lead with it. Of others, only the header is read, and nothing kept. */
export function createMailReceipt(parts: ReceiptParts) {
  const { database, texts, ownAddresses, clock, logger } = parts;
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));

  /**
   * Keeps a mail if it is about a lead; again without effect.
   * @returns whether it was kept
   * @throws what the mailbox or the database throws, and `unavailable` if no thread could read it: it is to be given again
   */
  async function receive(mail: FoundMail): Promise<boolean> {
    const header = await attempt(texts.run('readMailHeader', mail.header));
    if (header === null || (await isOfTheSite(header.messageId))) return false;
    return header.kind === 'bounce' ? receiveBounce(mail, header) : receiveWritten(mail, header);
  }

  async function receiveWritten(mail: FoundMail, header: MailHeader): Promise<boolean> {
    const staffId = await colleagueOf(header.from.address);
    const isOwnAddress = staffId !== null || own.has(header.from.address.toLowerCase());
    const isOurs = mail.folder === 'sent' || (isOwnAddress && !header.isForged);
    if (isOurs && header.kind !== 'answer') return false;
    const match = await matchLead(parts, header, isOurs);
    if (!match) return false;
    // An address alone says little of mails that no person wrote, or of our own that only lie in the inbox.
    if (match.by === 'address' && (header.kind !== 'answer' || (isOurs && mail.folder === 'inbox')))
      return false;
    const body = await readBody(mail);
    return keep(mail, header, match.lead.id, isOurs ? 'ours' : header.kind, body, isOurs ? staffId : null);
  }

  async function receiveBounce(mail: FoundMail, header: MailHeader): Promise<boolean> {
    const raw = await mail.fetch(Math.min(mail.size, BEGINNING));
    const bounce = await attempt(texts.run('readBounce', raw));
    if (bounce === null || (await isToAgency(bounce.earlier))) return false;
    const lead = await leadOfThread(database, [...bounce.earlier, ...header.earlier]);
    if (!lead) return false;
    const read = await attempt(texts.run('readMailBody', { raw, isWhole: true }));
    const body = { ...(read ?? UNREADABLE), files: [], remark: bounce.reason || null };
    return keep(mail, header, lead.id, bounce.isFinal ? 'bounce' : 'automatic', body, null, bounce);
  }

  async function keep(
    { received, place }: FoundMail,
    { messageId, from }: MailHeader,
    leadId: string,
    kind: LeadMessageKind,
    body: MailBody,
    staffId: string | null,
    bounce?: Bounce,
  ): Promise<boolean> {
    const now = clock.now();
    return database.transaction().execute(async (transaction) => {
      const isNew = await keepMessage(transaction, {
        leadId,
        messageId: messageId || place,
        kind,
        sender: senderText(from),
        staffId,
        body,
        received: toStored(received) < toStored(now) ? received : now,
        now,
      });
      if (isNew && bounce?.isFinal) await failMails(transaction, bounce.earlier, bounce.reason);
      return isNew;
    });
  }

  async function readBody(mail: FoundMail): Promise<MailBody> {
    const isWhole = mail.size <= MOST_BYTES;
    const raw = await mail.fetch(isWhole ? mail.size : BEGINNING);
    return (await attempt(texts.run('readMailBody', { raw, isWhole }))) ?? UNREADABLE;
  }

  /** @returns `null` for a mail that cannot be read */
  async function attempt<Result>(work: Promise<Result>): Promise<Result | null> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') throw error;
      const name = error instanceof Error ? error.name : 'Error';
      logger.warn({ fault: name }, 'mail of the mailbox not readable');
      return null;
    }
  }

  /** Mails of the site itself lie in the agency’s mailbox too. */
  async function isOfTheSite(messageId: string): Promise<boolean> {
    if (messageId === '') return false;
    const sent = await database
      .selectFrom('outbox')
      .select('id')
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    return sent !== undefined;
  }

  /** Whether a bounce is about a mail to the agency itself, which says nothing of a lead. */
  async function isToAgency(earlier: readonly string[]): Promise<boolean> {
    if (earlier.length === 0) return false;
    const notice = await database
      .selectFrom('outbox')
      .select('id')
      .where('message_id', 'in', earlier)
      .where('message', 'not in', VISITOR_MESSAGES)
      .executeTakeFirst();
    return notice !== undefined;
  }

  async function colleagueOf(address: string): Promise<string | null> {
    const colleague = await database
      .selectFrom('staff')
      .select('id')
      .where('email', '=', address.toLowerCase())
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return colleague?.id ?? null;
  }

  return { receive };
}

const UNREADABLE: MailBody = {
  text: '',
  quoted: null,
  files: [],
  remark: 'Cet e-mail ne se laisse pas lire ici : ouvrez-le dans votre messagerie.',
};

function senderText({ name, address }: MailHeader['from']): string {
  const plain = name.slice(0, 100).toWellFormed();
  return plain === '' || plain === address ? address.slice(0, 254) : `${plain} <${address.slice(0, 254)}>`;
}

/** Most mails that are kept of a lead. */
const MOST_MESSAGES = 200;

/** A mail about a lead, to be kept. */
interface FoundMessage {
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
async function keepMessage(transaction: Transaction<Tables>, found: FoundMessage): Promise<boolean> {
  const { leadId, messageId, kind, sender, body, now } = found;
  const lead = await lockLead(transaction, { id: leadId });
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
  return countOf(transaction.selectFrom('lead_messages').where('lead_id', '=', leadId));
}

/** Marks the mails to visitors that a bounce is about as refused, for good. */
async function failMails(
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
