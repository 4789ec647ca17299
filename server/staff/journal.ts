import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toStored } from '../clock.ts';
import type { ArticleAct, LeadStage, Tables } from '../store/database.ts';

/** What the journal knows of. */
export type JournalAction =
  | 'staff.invited'
  | 'staff.recovered'
  | 'staff.revoked'
  | 'staff.signed_in'
  | 'passkey.added'
  | 'passkey.removed'
  | 'sessions.ended'
  | `lead.${LeadStage}`
  | 'lead.undone'
  | 'lead.noted'
  | 'lead.released'
  | 'lead.rectified'
  | 'lead.erased'
  | 'lead.file_read'
  | 'leads.exported'
  | VisitorAction
  | 'mail.retried'
  | 'lead.replied'
  | 'saved_reply.added'
  | 'saved_reply.changed'
  | 'saved_reply.removed'
  | `article.${ArticleAct}`
  | 'article.picture_added'
  | 'agency.changed'
  | 'agency.restored';

/** What visitors do with their own leads; nobody of the agency did. */
export type VisitorAction = 'visitor.completed' | 'visitor.corrected' | 'visitor.withdrew' | 'visitor.erased';

interface JournalEntry {
  /** `null` for the command line, and for visitors. */
  staffId: string | null;
  action: JournalAction;
  /** A reference, an address of the agency, a slug or a number; never what a visitor wrote. */
  subject: string;
}

/** Adds what was done, in the transaction that does it. */
export async function note(
  database: Kysely<Tables>,
  now: Temporal.Instant,
  entry: JournalEntry,
): Promise<void> {
  const { staffId, action, subject } = entry;
  await database
    .insertInto('staff_journal')
    .values({ id: randomUUID(), at: toStored(now), staff_id: staffId, action, subject })
    .execute();
}
