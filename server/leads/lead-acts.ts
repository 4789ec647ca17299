import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { type JournalAction, note, UNDO_DELAY, UNDO_SECONDS } from '../journal/journal.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Database, LeadStage, LeadStanding, StaffRow, Tables } from '../store/database.ts';

/** Most leads of one act: those of a page of the inbox. */
export const MOST_AT_ONCE = 50;
/** Longest next step (UTF-16 units). */
export const LONGEST_STEP = 120;

/** A lead, and the revision of it that a person saw. */
export interface SeenLead {
  reference: string;
  revision: number;
}

interface Act {
  leads: readonly SeenLead[];
  /** Staff id of who does it. */
  by: string;
  now: Temporal.Instant;
}

/** What became of an act, by reference; nothing was written for leads that are `stale` or `unknown`. */
export interface ActOutcome {
  done: string[];
  /** Changed by somebody else since they were seen. */
  stale: string[];
  unknown: string[];
}

/** A change of stage by a member of the staff. */
export interface StageAct extends Act {
  stage: LeadStage;
  /** Day on which waiting leads come back, and what is to be done then. */
  waitsUntil: Temporal.Instant;
  nextStep?: string | null;
}

/** Changes the stage of leads, save those that somebody else changed since. */
export async function changeStage(database: Database, act: StageAct): Promise<ActOutcome> {
  return actOn(database, act, {
    action: `lead.${act.stage}`,
    standingAfter: (lead) => standingAfter(lead, act),
  });
}

/** Leads that a person gives to a colleague. */
export interface Assignment extends Act {
  to: Pick<StaffRow, 'id' | 'email'>;
  /** Kept among the notes of each lead; empty for none. */
  text: string;
  /** Host part of the mail’s Message-ID. */
  mailDomain: string;
}

/** Gives leads to a colleague, who gets a mail about each unless it is undone. */
export async function assign(database: Database, act: Assignment): Promise<ActOutcome> {
  const { to, by, now, text, mailDomain } = act;
  return actOn(database, act, {
    action: 'lead.assigned',
    standingAfter: (lead) => ({
      ...lead,
      stage: lead.stage === 'new' ? 'taken' : lead.stage,
      taken_by: to.id,
    }),
    async also(transaction, leadId) {
      if (text !== '')
        await transaction
          .insertInto('lead_notes')
          .values({ id: randomUUID(), lead_id: leadId, staff_id: by, text, created_at: toStored(now) })
          .execute();
      if (to.id === by) return;
      const sendAt = now.add({ seconds: UNDO_SECONDS + UNDO_DELAY });
      await enqueue(transaction, {
        leadId,
        message: 'assigned',
        recipient: to.email,
        mailDomain,
        now,
        sendAt,
      });
    },
  });
}

/** Undoes a person’s last act within `UNDO_SECONDS`, on the leads that nobody changed since. */
export async function undoAct(database: Database, { by, now }: Pick<Act, 'by' | 'now'>): Promise<ActOutcome> {
  return database.transaction().execute(async (transaction) => {
    const outcome: ActOutcome = { done: [], stale: [], unknown: [] };
    const undos = await transaction
      .deleteFrom('lead_act_undos')
      .where('staff_id', '=', by)
      .returningAll()
      .execute();
    const isFresh = (at: string) => at >= toStored(now.subtract({ seconds: UNDO_SECONDS + UNDO_DELAY }));
    for (const { lead_id, revision, staff_id: _, at, ...before } of undos) {
      if (!isFresh(at)) continue;
      const { reference } = await transaction
        .selectFrom('leads')
        .select('reference')
        .where('id', '=', lead_id)
        .executeTakeFirstOrThrow();
      if (!(await change(transaction, { reference, revision }, before))) {
        outcome.stale.push(reference);
        continue;
      }
      await transaction
        .deleteFrom('outbox')
        .where('lead_id', '=', lead_id)
        .where('message', '=', 'assigned')
        .where('status', '=', 'pending')
        .where('created_at', '=', at)
        .where('lease_owner', 'is', null)
        .execute();
      await note(transaction, now, { staffId: by, action: 'lead.undone', subject: reference });
      outcome.done.push(reference);
    }
    return outcome;
  });
}

/** A person’s last act, as long as it can be undone. */
export interface FreshAct {
  /** One of its leads. */
  reference: string;
  name: string;
  stage: LeadStage;
  waits_until: string | null;
  /** E-mail address of the colleague who has it now, if that is somebody else. */
  colleague: string | null;
  leads: number;
}

/** The act that a person can still undo, if any. */
export async function freshAct(
  database: Database,
  by: string,
  now: Temporal.Instant,
): Promise<FreshAct | null> {
  const acts = await database
    .selectFrom('lead_act_undos')
    .innerJoin('leads', 'leads.id', 'lead_act_undos.lead_id')
    .leftJoin('staff', 'staff.id', 'leads.taken_by')
    .select(['reference', 'name', 'leads.stage', 'leads.waits_until', 'leads.taken_by', 'staff.email'])
    .where('staff_id', '=', by)
    .where('at', '>', toStored(now.subtract({ seconds: UNDO_SECONDS })))
    .whereRef('leads.revision', '=', 'lead_act_undos.revision')
    .orderBy('reference')
    .execute();
  const [first] = acts;
  if (!first) return null;
  const { taken_by, email, ...act } = first;
  return { ...act, colleague: taken_by === by ? null : email, leads: acts.length };
}

interface Work {
  action: JournalAction;
  standingAfter: (lead: LeadStanding) => LeadStanding;
  /** What else is written with the change of a lead. */
  also?: (transaction: Transaction<Tables>, leadId: string) => Promise<void>;
}

async function actOn(
  database: Database,
  { leads, by, now }: Act,
  { action, standingAfter, also }: Work,
): Promise<ActOutcome> {
  return database.transaction().execute(async (transaction) => {
    const outcome: ActOutcome = { done: [], stale: [], unknown: [] };
    await transaction.deleteFrom('lead_act_undos').where('staff_id', '=', by).execute();
    // In one order, so that two people’s acts on the same leads wait for each other instead of locking up.
    for (const seen of leads.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
      const { reference, revision } = seen;
      const lead = await find(transaction, reference);
      if (!lead) {
        outcome.unknown.push(reference);
        continue;
      }
      const { id, ...before } = lead;
      if (!(await change(transaction, seen, standingAfter(before)))) {
        outcome.stale.push(reference);
        continue;
      }
      await transaction
        .insertInto('lead_act_undos')
        .values({ staff_id: by, lead_id: id, revision: revision + 1, ...before, at: toStored(now) })
        .execute();
      await also?.(transaction, id);
      await note(transaction, now, { staffId: by, action, subject: reference });
      outcome.done.push(reference);
    }
    return outcome;
  });
}

async function find(transaction: Transaction<Tables>, reference: string) {
  return transaction
    .selectFrom('leads')
    .select(['id', 'stage', 'taken_by', 'waits_until', 'answered_at', 'next_step', 'news_at', 'closed_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function standingAfter(lead: LeadStanding, { stage, by, waitsUntil, nextStep, now }: StageAct): LeadStanding {
  const isWaiting = stage === 'waiting';
  return {
    stage,
    taken_by: takerAfter(lead, stage, by),
    waits_until: isWaiting ? toStored(waitsUntil) : null,
    answered_at: stage === 'answered' ? (lead.answered_at ?? toStored(now)) : lead.answered_at,
    next_step: isWaiting ? (nextStep ?? null) : null,
    // Whatever a person does with a lead, they have seen what its sender wrote.
    news_at: null,
    closed_at: stage === 'won' || stage === 'lost' ? (lead.closed_at ?? toStored(now)) : null,
  };
}

/** A change of stage takes the lead, unless it gives it back (`new`), or marks a lead that nobody has taken as spam. */
function takerAfter({ taken_by }: LeadStanding, stage: LeadStage, by: string): string | null {
  if (stage === 'new') return null;
  if (stage === 'taken') return by;
  return stage === 'spam' ? taken_by : (taken_by ?? by);
}

/** Changes a lead that is still at the revision that was seen. @returns whether it was */
async function change(
  transaction: Transaction<Tables>,
  { reference, revision }: SeenLead,
  standing: LeadStanding,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ ...standing, revision: revision + 1 })
    .where('reference', '=', reference)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
