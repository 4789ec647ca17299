import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import { note } from '../staff/journal.ts';
import type { Database, LeadRow, LeadStage, Tables } from '../store/database.ts';

/** For how long an act is taken back without a question. */
export const UNDO_SECONDS = 10;
/** How much later the request for it may arrive (s). */
const UNDO_DELAY = 3;

/** What a person wants a lead to be. */
export interface StageAct {
  reference: string;
  stage: LeadStage;
  /** Revision that the person saw. */
  revision: number;
  /** Day on which a waiting lead comes back. */
  waitsUntil: Temporal.Instant;
  /** Staff id of who does it. */
  by: string;
  now: Temporal.Instant;
}

/** `stale`: somebody changed it since it was shown, and it is as they left it. */
export type ActOutcome = 'done' | 'stale' | 'unknown';

type Standing = Pick<LeadRow, 'stage' | 'taken_by' | 'waits_until' | 'answered_at'>;

/** Makes a lead what a person wants it to be, unless somebody changed it since that person saw it. */
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

/** Takes a person's last act back, if it was on this lead, a moment ago, and nobody went on from there. */
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

/** A person's last act while it can be taken back. */
export interface FreshAct {
  reference: string;
  name: string;
  stage: LeadStage;
  waits_until: string | null;
}

/** What a person did a moment ago, if it can be taken back. */
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

/** Whoever makes something of a lead that nobody has, has it; but nobody deals with what is given back, or spam. */
function takerAfter({ taken_by }: Standing, stage: LeadStage, by: string): string | null {
  if (stage === 'new') return null;
  if (stage === 'taken') return by;
  return stage === 'spam' ? taken_by : (taken_by ?? by);
}

/** @returns whether the lead still had this revision */
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
