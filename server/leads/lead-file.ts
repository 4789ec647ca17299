import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database } from '../store/database.ts';
import { additionsTo } from './additions.ts';
import { sha256 } from './digests.ts';
import { reserve } from './submission-keys.ts';

/** Longest note (UTF-16 units). */
export const LONGEST_NOTE = 4000;
/** Most earlier leads and journal entries shown. */
const MOST_SHOWN = 50;

export type LeadFile = NonNullable<Awaited<ReturnType<typeof openLead>>>;

/**
 * Everything that the agency sees of one lead, quarantined or not; letter case of the reference does not matter. An act
 * of the command line or of the sender has no author.
 */
export async function openLead(database: Database, typed: string) {
  const reference = typed.toUpperCase();
  const found = await database
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'leads.taken_by')
    .selectAll('leads')
    .select('staff.email as taker')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!found) return null;
  const { taker, ...lead } = found;
  const [mails, additions, notes, acts, others] = await Promise.all([
    database
      .selectFrom('outbox')
      .select([
        'id',
        'message',
        'recipient',
        'status',
        'attempts',
        'next_attempt_at',
        'last_error',
        'sent_at',
      ])
      .where('lead_id', '=', lead.id)
      .where('webhook_id', 'is', null)
      .orderBy('created_at')
      .orderBy('message')
      .execute(),
    additionsTo(database, lead.id),
    database
      .selectFrom('lead_notes')
      .innerJoin('staff', 'staff.id', 'lead_notes.staff_id')
      .select(['lead_notes.id', 'text', 'lead_notes.created_at', 'staff.email as author'])
      .where('lead_id', '=', lead.id)
      .orderBy('lead_notes.created_at')
      .execute(),
    database
      .selectFrom('staff_journal')
      .leftJoin('staff', 'staff.id', 'staff_journal.staff_id')
      .select(['staff_journal.id', 'at', 'action', 'staff.email as author'])
      .where('subject', '=', reference)
      .orderBy('at', 'desc')
      .limit(MOST_SHOWN)
      .execute(),
    database
      .selectFrom('leads')
      .select(['reference', 'kind', 'created_at', 'stage'])
      .select(sql<string>`substr(message, 1, 120)`.as('excerpt'))
      .where(sql`lower(email)`, '=', sql`lower(${lead.email})`)
      .where('id', '!=', lead.id)
      .orderBy('created_at', 'desc')
      .limit(MOST_SHOWN)
      .execute(),
  ]);
  return { lead, taker, mails, additions, notes, acts, others };
}

/** How long the same note to a lead, by the same person, is one: a button is pressed twice. */
const REPEAT_WINDOW = { minutes: 1 };

/**
 * Adds a note to a lead, once.
 * @returns whether the lead exists
 */
export async function addNote(
  database: Database,
  { reference, text, by, now }: { reference: string; text: string; by: string; now: Temporal.Instant },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!lead) return false;
    const fingerprint = sha256(JSON.stringify([reference, text]));
    const reservation = { key: `noted:${by}:${fingerprint}`, leadId: lead.id, fingerprint };
    if (!(await reserve(transaction, { ...reservation, now, lifetime: REPEAT_WINDOW }))) return true;
    await transaction
      .insertInto('lead_notes')
      .values({ id: randomUUID(), lead_id: lead.id, staff_id: by, text, created_at: toStored(now) })
      .execute();
    await note(transaction, now, { staffId: by, action: 'lead.noted', subject: reference });
    return true;
  });
}
