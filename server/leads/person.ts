import { sql, type Transaction } from 'kysely';
import { typedEmail } from '../../domain/leads/email.ts';
import { ORIGIN_NAMES } from '../../domain/leads/origin.ts';
import { SENDER_NAMES, type Sender } from '../../domain/leads/sender-fields.ts';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database, LeadRow, Tables } from '../store/database.ts';
import { mailboxDigest } from './digests.ts';
import { lockLead } from './lock-lead.ts';
import { laterTexts, SEARCHED_ORIGIN, type SearchedLead, searchText } from './search-text.ts';
import { endLinks } from './tracking-links.ts';

export type PersonFile = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Everything stored about the person behind an address, without anybody else’s data (GDPR, articles 15 and 20). */
export async function readPerson(database: Database, typed: string, clock: Clock) {
  const email = typedEmail(typed);
  const leads = await database
    .selectFrom('leads')
    .select([
      'id',
      'reference',
      'kind',
      ...SENDER_NAMES,
      ...ORIGIN_NAMES,
      'channel',
      'next_step',
      'created_at',
      'answer_due_at',
      'answered_at',
      'withdrawn_at',
      'stage',
      'status',
      'quarantine_reason',
    ])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('created_at')
    .execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return null;
  const [outgoing, additions, notes, replies, messages, messageFiles, files] = await Promise.all([
    database
      .selectFrom('outbox')
      .select(['lead_id', 'message', 'recipient', 'status', 'created_at', 'sent_at', 'webhook_id'])
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('lead_additions')
      .select(['lead_id', 'text', 'created_at'])
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('lead_notes')
      .select(['lead_id', 'text', 'created_at'])
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('lead_replies')
      .select(['lead_id', 'body', 'created_at'])
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('lead_messages')
      .select(['id', 'lead_id', 'kind', 'sender', 'text', 'quoted', 'received_at'])
      .where('lead_id', 'in', ids)
      .orderBy('received_at')
      .execute(),
    database
      .selectFrom('lead_message_files')
      .innerJoin('lead_messages', 'lead_messages.id', 'lead_message_files.message')
      .select(['lead_message_files.message', 'name', 'size'])
      .where('lead_id', 'in', ids)
      .execute(),
    database
      .selectFrom('reply_files')
      .select(['lead_id', 'name', 'size', 'created_at'])
      .where('lead_id', 'in', ids)
      .where('reply_id', 'is not', null)
      .orderBy('created_at')
      .orderBy('name')
      .execute(),
  ]);
  const of = <Row extends { lead_id: string | null }>(rows: readonly Row[], id: string) =>
    rows.filter(({ lead_id }) => lead_id === id).map(({ lead_id: _, ...row }) => row);
  return {
    email,
    read_at: toStored(clock.now()),
    leads: leads.map(({ id, ...lead }) => ({
      ...lead,
      mails: of(outgoing, id)
        .filter(({ webhook_id }) => webhook_id === null)
        .map(({ webhook_id: _, ...mail }) => mail),
      transfers: of(outgoing, id)
        .filter(({ webhook_id }) => webhook_id !== null)
        .map(({ webhook_id: _, message: event, ...transfer }) => ({ event, ...transfer })),
      additions: of(additions, id),
      notes: of(notes, id),
      replies: of(replies, id),
      messages: of(messages, id).map(({ id: message, ...row }) => ({
        ...row,
        files: messageFiles
          .filter((file) => file.message === message)
          .map(({ name, size }) => ({ name, size })),
      })),
      files: of(files, id),
    })),
  };
}

interface Rectification {
  reference: string;
  /** Revision that was shown to the person who corrects it. */
  revision: number;
  changes: Partial<Sender>;
  /** Staff id of the author; `null` for the command line. */
  by: string | null;
  now: Temporal.Instant;
}

/**
 * Corrects a person’s details in all leads of their address, and the recipient of mails that have not left yet
 * (GDPR, article 16).
 * @returns how many leads were corrected; 0 when the lead has changed since it was shown
 */
export async function rectifyPerson(database: Database, correction: Rectification): Promise<number> {
  const { reference, revision, changes, by, now } = correction;
  return database.transaction().execute(async (transaction) => {
    const seen = await lockLead(transaction, { reference, revision });
    if (!seen) return 0;
    const leads = await transaction
      .selectFrom('leads')
      .select(['id', 'reference', ...SENDER_NAMES, ...SEARCHED_ORIGIN])
      .where(sql`lower(email)`, '=', sql`lower(${seen.email})`)
      .execute();
    for (const lead of leads) {
      const { email } = await rectifyLead(transaction, lead, changes);
      if (!isSameAddress(lead.email, email)) await endLinks(transaction, lead.id, null);
      await note(transaction, now, { staffId: by, action: 'lead.rectified', subject: lead.reference });
    }
    return leads.length;
  });
}

/** Corrects one lead, and the recipient of its unsent mails. */
export async function rectifyLead(
  transaction: Transaction<Tables>,
  lead: Pick<LeadRow, 'id'> & SearchedLead,
  changes: Partial<Sender>,
): Promise<Sender> {
  const corrected = { ...lead, ...changes };
  const later = await laterTexts(transaction, [lead.id]);
  await transaction
    .updateTable('leads')
    .set(({ eb }) => ({
      ...changes,
      mailbox_digest: mailboxDigest(corrected.email),
      search_text: searchText(corrected, later.get(lead.id)),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', lead.id)
    .execute();
  await transaction
    .updateTable('outbox')
    .set({ recipient: corrected.email })
    .where('lead_id', '=', lead.id)
    .where('recipient', '=', lead.email)
    .where('status', '!=', 'sent')
    .execute();
  return corrected;
}

/** Whether two e-mail addresses are equal, in any letter case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
