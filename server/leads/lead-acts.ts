import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { note, UNDO_DELAY, UNDO_SECONDS } from '../journal/journal.ts';
import type { Database, LeadRow, LeadStage, Tables } from '../store/database.ts';

/** A change of stage by a member of the staff. */
export interface StageAct {
  reference: string;
  stage: LeadStage;
  /** Revision of the lead that the person saw. */
  revision: number;
  /** Day on which a waiting lead comes back. */
  waitsUntil: Temporal.Instant;
  /** Staff id of who does it. */
  by: string;
  now: Temporal.Instant;
}

/** `stale`: somebody else changed the lead meanwhile; nothing was written. */
export type ActOutcome = 'done' | 'stale' | 'unknown';

type Standing = Pick<LeadRow, 'stage' | 'taken_by' | 'waits_until' | 'answered_at'>;

/** Changes the stage of a lead, unless somebody else changed the lead since. */
export async function changeStage(database: Database, act: StageAct): Promise<ActOutcome> {
  const { reference, revision, stage, by, now } = act;
  return database.transaction().execute(async (transaction) => {
    const lead = await find(transaction, reference);
    if (!lead) return 'unknown';
    const standing = standingAfter(lead, act);
    if (!(await change(transaction, reference, revision, standing))) return 'stale';
    const undo = {
      lead_id: lead.id,
      revision: revision + 1,
      stage: lead.stage,
      taken_by: lead.taken_by,
      waits_until: lead.waits_until,
      answered_at: lead.answered_at,
      at: toStored(now),
    };
    await transaction
      .insertInto('lead_undos')
      .values({ staff_id: by, ...undo })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(undo))
      .execute();
    await note(transaction, now, { staffId: by, action: `lead.${stage}`, subject: reference });
    return 'done';
  });
}

/** Undoes a person’s last act, if it was on this lead, within `UNDO_SECONDS`, and nobody changed the lead since. */
export async function undoAct(
  database: Database,
  { reference, by, now }: Pick<StageAct, 'reference' | 'by' | 'now'>,
): Promise<ActOutcome | 'too_late'> {
  return database.transaction().execute(async (transaction) => {
    const lead = await find(transaction, reference);
    if (!lead) return 'unknown';
    const undo = await transaction
      .deleteFrom('lead_undos')
      .where('staff_id', '=', by)
      .where('lead_id', '=', lead.id)
      .returningAll()
      .executeTakeFirst();
    if (!undo || undo.at < toStored(now.subtract({ seconds: UNDO_SECONDS + UNDO_DELAY }))) return 'too_late';
    const { stage, taken_by, waits_until, answered_at } = undo;
    const isDone = await change(transaction, reference, undo.revision, {
      stage,
      taken_by,
      waits_until,
      answered_at,
    });
    if (!isDone) return 'stale';
    await note(transaction, now, { staffId: by, action: 'lead.undone', subject: reference });
    return 'done';
  });
}

/** A person's last act, as long as it can be undone. */
export interface FreshAct {
  reference: string;
  name: string;
  stage: LeadStage;
  waits_until: string | null;
}

/** The act that a person can still undo, if any. */
export async function freshAct(
  database: Database,
  by: string,
  now: Temporal.Instant,
): Promise<FreshAct | null> {
  const act = await database
    .selectFrom('lead_undos')
    .innerJoin('leads', 'leads.id', 'lead_undos.lead_id')
    .select(['reference', 'name', 'leads.stage', 'leads.waits_until'])
    .where('staff_id', '=', by)
    .where('at', '>', toStored(now.subtract({ seconds: UNDO_SECONDS })))
    .whereRef('leads.revision', '=', 'lead_undos.revision')
    .executeTakeFirst();
  return act ?? null;
}

async function find(transaction: Transaction<Tables>, reference: string) {
  return transaction
    .selectFrom('leads')
    .select(['id', 'stage', 'taken_by', 'waits_until', 'answered_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function standingAfter(lead: Standing, { stage, by, waitsUntil, now }: StageAct): Standing {
  return {
    stage,
    taken_by: takerAfter(lead, stage, by),
    waits_until: stage === 'waiting' ? toStored(waitsUntil) : null,
    answered_at: stage === 'answered' ? (lead.answered_at ?? toStored(now)) : lead.answered_at,
  };
}

/** A change of stage takes the lead, unless it gives it back (`new`), or marks a lead that nobody has taken as spam. */
function takerAfter({ taken_by }: Standing, stage: LeadStage, by: string): string | null {
  if (stage === 'new') return null;
  if (stage === 'taken') return by;
  return stage === 'spam' ? taken_by : (taken_by ?? by);
}

/** Changes a lead that is still at `revision`. @returns whether it was */
async function change(
  transaction: Transaction<Tables>,
  reference: string,
  revision: number,
  standing: Standing,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ ...standing, revision: revision + 1 })
    .where('reference', '=', reference)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
