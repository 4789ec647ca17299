import { type Addition, additionsTo } from '../leads/additions.ts';
import { leadPath } from '../leads/reference.ts';
import { openMailedLink } from '../leads/tracking-links.ts';
import type { ReplyAddresses } from '../mailbox/match-lead.ts';
import type { Database, LeadRow, OutboxRow } from '../store/database.ts';

/** What the data of a mail is read from, when it is sent. */
export interface MailSource {
  database: Database;
  mail: OutboxRow;
  publicUrl: URL;
  replyAddresses: Pick<ReplyAddresses, 'addressOf'>;
  now: Temporal.Instant;
}

/** The data of a mail about one lead. */
export interface LeadSubject {
  lead: LeadRow;
  /** What the visitor added to the lead. */
  additions: readonly Addition[];
  /** URL of the lead in the staff area. */
  page: string;
}

/** @throws Kysely’s error if the lead was deleted, or the database fails */
export async function readLead({ database, mail, publicUrl }: MailSource): Promise<LeadSubject> {
  const lead = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', mail.lead_id)
    .executeTakeFirstOrThrow();
  return {
    lead,
    additions: await additionsTo(database, lead.id),
    page: new URL(leadPath(lead.reference), publicUrl).href,
  };
}

/** The lead, with the URL of its tracking page, which is created now; `null` if the mail links to none; and the moment. */
export async function readTrackedLead(source: MailSource) {
  const { lead } = await readLead(source);
  const link = await openMailedLink(source.database, source.mail, source.now);
  return { lead, tracking: link === null ? null : new URL(link, source.publicUrl).href, now: source.now };
}

/** The lead, with the answer, its files, and the Message-ID of the confirmation if one was sent. */
export async function readAnsweredLead(source: MailSource) {
  const { database, mail } = source;
  const { lead } = await readLead(source);
  const reply = await database
    .selectFrom('lead_replies')
    .innerJoin('staff', 'staff.id', 'lead_replies.staff_id')
    .select(['body', 'copy_to', 'staff.email as author', 'staff.signature'])
    .where('lead_replies.id', '=', mail.reply_id)
    .executeTakeFirstOrThrow();
  const files = await database
    .selectFrom('reply_files')
    .select(['name', 'bytes'])
    .where('reply_id', '=', mail.reply_id)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const confirmation = await database
    .selectFrom('outbox')
    .select('message_id')
    .where('lead_id', '=', lead.id)
    .where('message', '=', 'confirmation')
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  return {
    lead,
    reply,
    files,
    inReplyTo: confirmation?.message_id ?? null,
    replyTo: source.replyAddresses.addressOf(lead.reference) ?? reply.author,
  };
}
