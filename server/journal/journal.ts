import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toStored } from '../clock.ts';
import type { ArticleAct, LeadStage, Tables } from '../store/database.ts';
import { type LeadEvent, tellOfLead } from '../webhooks/lead-events.ts';

/** How long undo of an action is offered, and how much later its request may still arrive (s). */
export const UNDO_SECONDS = 10;
export const UNDO_DELAY = 3;

/** The actions in the journal. */
export type JournalAction =
  | 'staff.invited'
  | 'staff.recovered'
  | 'staff.revoked'
  | 'staff.signed_in'
  | 'passkey.added'
  | 'passkey.removed'
  | 'sessions.ended'
  | `lead.${LeadStage}`
  | 'lead.assigned'
  | 'lead.entered'
  | 'lead.undone'
  | 'lead.noted'
  | 'lead.released'
  | 'lead.rectified'
  | 'lead.erased'
  | 'lead.file_read'
  | 'leads.exported'
  | VisitorAction
  | 'mail.retried'
  | 'webhook.added'
  | 'webhook.rotated'
  | 'webhook.removed'
  | 'lead.replied'
  | 'saved_reply.added'
  | 'saved_reply.changed'
  | 'saved_reply.removed'
  | `article.${ArticleAct}`
  | 'article.picture_added'
  | 'agency.changed'
  | 'agency.restored'
  | `content.${'published' | 'scheduled' | 'unscheduled' | 'ended' | 'retired' | 'put_back'}`
  | `redirect.${'added' | 'removed'}`;

/** Actions of visitors on their own leads. */
export type VisitorAction =
  | 'visitor.answered'
  | 'visitor.completed'
  | 'visitor.corrected'
  | 'visitor.withdrew'
  | 'visitor.erased';

interface JournalEntry {
  /** `null` for the command line, and for visitors. */
  staffId: string | null;
  action: JournalAction;
  /** A reference, a staff address, a title, a slug or a number; never personal data of visitors. */
  subject: string;
}

/** The acts on a lead that receivers of events are told of; its creation and its erasure tell them themselves. */
const EVENTS: Partial<Record<JournalAction, LeadEvent>> = {
  'lead.entered': 'lead.created',
  'lead.assigned': 'lead.assigned',
  'lead.taken': 'lead.assigned',
  'lead.answered': 'lead.answered',
  'lead.replied': 'lead.answered',
  'lead.new': 'lead.updated',
  'lead.waiting': 'lead.updated',
  'lead.won': 'lead.updated',
  'lead.lost': 'lead.updated',
  'lead.spam': 'lead.updated',
  'lead.undone': 'lead.updated',
  'lead.rectified': 'lead.updated',
  'visitor.answered': 'lead.updated',
  'visitor.completed': 'lead.updated',
  'visitor.corrected': 'lead.updated',
  'visitor.withdrew': 'lead.updated',
};

/** Adds an entry to the journal, in the transaction of the action; what is done with a lead goes to webhooks too. */
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
  const event = EVENTS[action];
  if (event) await tellOfLead(database, event, subject, now);
}
