import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toStored } from '../clock.ts';
import type { ArticleAct, Database, LeadStage, Tables } from '../store/database.ts';
import { type LeadEvent, tellOfLead } from '../webhooks/lead-events.ts';

/** How long undo of an action is offered, and how much later its request may still arrive (s). */
export const UNDO_SECONDS = 10;
export const UNDO_DELAY = 3;

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

/** Entries per page. */
const PAGE = 100;

/** Filter value for actions of the command line. */
export const COMMAND_LINE = 'commande';
/** Filter value for actions of visitors on their own leads. */
export const VISITORS = 'visiteurs';

const UNSIGNED: readonly (string | undefined)[] = [COMMAND_LINE, VISITORS];

export interface JournalQuery {
  /** `staff.id`, `COMMAND_LINE` or `VISITORS`. */
  person?: string;
  /** A complete reference, e-mail address or title; case does not matter for the first two. */
  subject?: string;
  /** From 1. */
  page: number;
}

export interface JournalLine {
  id: string;
  at: string;
  /** E-mail address; `null` for the command line and visitors. */
  person: string | null;
  action: string;
  subject: string;
}

/** A page of the journal, newest first, with the staff for its filter. */
export async function readJournal(database: Database, { person, subject, page }: JournalQuery) {
  const rows = await database
    .selectFrom('staff_journal')
    .leftJoin('staff', 'staff.id', 'staff_journal.staff_id')
    .select(['staff_journal.id', 'at', 'staff.email as person', 'action', 'subject'])
    .$if(UNSIGNED.includes(person), (entries) =>
      entries
        .where('staff_id', 'is', null)
        .where('action', person === VISITORS ? 'like' : 'not like', 'visitor.%'),
    )
    .$if(person !== undefined && !UNSIGNED.includes(person), (entries) =>
      entries.where('staff_id', '=', person ?? ''),
    )
    .$if(subject !== undefined, (entries) => entries.where('subject', 'in', writings(subject ?? '')))
    .orderBy('at', 'desc')
    .orderBy('staff_journal.id')
    .limit(PAGE + 1)
    .offset(PAGE * (page - 1))
    .execute();
  const people = await database.selectFrom('staff').select(['id', 'email']).orderBy('email').execute();
  return { lines: rows.slice(0, PAGE), hasOlder: rows.length > PAGE, people };
}

/** References are stored in upper case, addresses and slugs in lower case, titles as typed. */
function writings(subject: string): string[] {
  return [subject, subject.toUpperCase(), subject.toLowerCase()];
}
