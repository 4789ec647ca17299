import { additionsTo } from '../leads/additions.ts';
import { leadPath } from '../leads/lead-path.ts';
import { summarizeQuarantine } from '../leads/quarantine.ts';
import { openMailedLink } from '../leads/tracking-links.ts';
import { summarizeWaiting } from '../leads/waiting.ts';
import type { Database, OutboxRow } from '../store/database.ts';
import type { MailedReply, MailSubject } from './messages.ts';

/**
 * Reads the data that a mail is rendered from, when it is sent; creates the tracking link of a confirmation.
 * @throws Kysely’s error if the lead or the answer was deleted, or the database fails
 */
export async function readMailSubject(
  database: Database,
  mail: OutboxRow,
  { publicUrl, now }: { publicUrl: URL; now: Temporal.Instant },
): Promise<MailSubject> {
  const { message, lead_id: leadId, reply_id: replyId, reference } = mail;
  if (leadId !== null) {
    const lead = await database
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    const reply = replyId === null ? null : await readReply(database, replyId, leadId);
    const link = message === 'confirmation' ? await openMailedLink(database, mail, now) : null;
    return {
      lead,
      reply,
      additions: await additionsTo(database, leadId),
      page: new URL(leadPath(lead.reference), publicUrl).href,
      tracking: link === null ? null : new URL(link, publicUrl).href,
    };
  }
  if (reference !== null) return { erased: { reference, at: mail.created_at } };
  if (message !== 'waiting') return { quarantine: await summarizeQuarantine(database) };
  return { waiting: await summarizeWaiting(database, now), page: new URL('/equipe', publicUrl).href };
}

/** The answer, with the Message-ID of the confirmation if one was sent. */
async function readReply(database: Database, replyId: string, leadId: string): Promise<MailedReply> {
  const reply = await database
    .selectFrom('lead_replies')
    .innerJoin('staff', 'staff.id', 'lead_replies.staff_id')
    .select(['body', 'staff.email as author'])
    .where('lead_replies.id', '=', replyId)
    .executeTakeFirstOrThrow();
  const confirmation = await database
    .selectFrom('outbox')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('message', '=', 'confirmation')
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  return { ...reply, inReplyTo: confirmation?.message_id ?? null };
}
