import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TrackedLead, TrackingAct, TrackingOutcome } from '../../app/services.ts';
import type { Facts } from '../../content/facts.ts';
import { SENDER_NAMES } from '../../domain/leads/sender-fields.ts';
import { sundialOf } from '../../domain/working-hours/sundial.ts';
import { toStored } from '../clock.ts';
import { note, type VisitorAction } from '../journal/journal.ts';
import type { Parts } from '../parts.ts';
import { countOf } from '../store/count-of.ts';
import type { LeadRow, Tables } from '../store/database.ts';
import { type Addition, additionsTo } from './additions.ts';
import { confirm, tellAgency } from './announce.ts';
import { rememberErased } from './erased-leads.ts';
import { lockLead } from './lock-lead.ts';
import { isSameAddress, rectifyLead } from './person.ts';
import { promiseOf } from './promised-answer.ts';
import type { Retention } from './retention.ts';
import { laterTexts, searchText } from './search-text.ts';
import { endLinks, leadOfToken } from './tracking-links.ts';

/** Maximum numbers of additions and corrections per lead: each one sends a mail to the agency. */
export const MOST_ADDITIONS = 10;
export const MOST_CORRECTIONS = 5;

interface TrackingParts extends Pick<Parts, 'database' | 'facts' | 'clock' | 'mailing' | 'onEnqueued'> {
  retention: Pick<Retention, 'eraseLead'>;
}

/**
 * Lets the sender of a lead read and change it with the token of a tracking link. The token gives access to this lead
 * only: it does not prove that the e-mail address is the sender's. A quarantined lead works the same, but sends no mail.
 */
export function createTracking({ database, facts, clock, mailing, retention, onEnqueued }: TrackingParts) {
  async function find(token: string): Promise<TrackedLead | null> {
    const lead = await leadOfToken(database, token);
    if (!lead) return null;
    return trackedLead(lead, await additionsTo(database, lead.id), clock.now(), facts.current().agency.hours);
  }

  /** Performs an act of the sender. Idempotent, also when the same act arrives twice at once. */
  async function act(token: string, wish: TrackingAct): Promise<TrackingOutcome> {
    if (wish.act === 'erase') return erase(token);
    const { outcome, hasMail } = await database.transaction().execute(async (transaction) => {
      const lead = await lockLeadOfToken(transaction, token);
      if (!lead) return { outcome: 'unknown' as const, hasMail: false };
      const work = { transaction, lead, now: clock.now() };
      const done = await perform(work, wish, token);
      return { outcome: done, hasMail: done === 'done' && notifiesAgency(lead) };
    });
    if (hasMail) onEnqueued();
    return outcome;
  }

  async function perform(
    work: Work,
    wish: Exclude<TrackingAct, { act: 'erase' }>,
    token: string,
  ): Promise<TrackingOutcome> {
    if (wish.act === 'withdraw') return withdraw(work);
    if (work.lead.withdrawn_at !== null) return 'over';
    return wish.act === 'complete' ? complete(work, wish) : correct(work, wish, token);
  }

  async function complete(
    work: Work,
    { text, known }: Extract<TrackingAct, { act: 'complete' }>,
  ): Promise<TrackingOutcome> {
    const { transaction, lead, now } = work;
    const additions = await additionsTo(transaction, lead.id);
    if (additions.slice(known).some((addition) => addition.text === text)) return 'done';
    if (additions.length >= MOST_ADDITIONS) return 'spent';
    const addition = { id: randomUUID(), text, created_at: toStored(now) };
    await transaction
      .insertInto('lead_additions')
      .values({ ...addition, lead_id: lead.id })
      .execute();
    const later = await laterTexts(transaction, [lead.id]);
    await transaction
      .updateTable('leads')
      .set(({ eb }) => ({
        search_text: searchText(lead, later.get(lead.id)),
        ...(notifiesAgency(lead) && !isOpen(lead) ? { news_at: addition.created_at } : {}),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', lead.id)
      .execute();
    await tell(work, 'visitor.completed', 'completed');
    return 'done';
  }

  async function correct(
    work: Work,
    { changes }: Extract<TrackingAct, { act: 'correct' }>,
    token: string,
  ): Promise<TrackingOutcome> {
    const { transaction, lead, now } = work;
    if (SENDER_NAMES.every((name) => [undefined, lead[name]].includes(changes[name]))) return 'done';
    if ((await countActs(transaction, lead.reference, 'visitor.corrected')) >= MOST_CORRECTIONS)
      return 'spent';
    const { email } = await rectifyLead(transaction, lead, changes);
    if (!isSameAddress(lead.email, email)) {
      // The former address may be a stranger's, who got links by mail.
      await endLinks(transaction, lead.id, token);
      if (notifiesAgency(lead) && !(await hasUnsentConfirmation(transaction, lead.id)))
        await confirm(transaction, { id: lead.id, email }, mailing, now);
    }
    await tell(work, 'visitor.corrected', 'corrected');
    return 'done';
  }

  async function withdraw(work: Work): Promise<TrackingOutcome> {
    const { transaction, lead, now } = work;
    if (lead.withdrawn_at !== null) return 'done';
    await transaction
      .updateTable('leads')
      .set(({ eb }) => ({
        ...(keepsStage(lead) ? {} : { stage: 'lost', waits_until: null, next_step: null }),
        news_at: null,
        withdrawn_at: toStored(now),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', lead.id)
      .execute();
    await transaction
      .deleteFrom('outbox')
      .where('lead_id', '=', lead.id)
      .where('message', '=', 'reminder')
      .where('status', '=', 'pending')
      .where('lease_owner', 'is', null)
      .execute();
    await tell(work, 'visitor.withdrew', 'withdrawn');
    return 'done';
  }

  async function erase(token: string): Promise<TrackingOutcome> {
    const found = await leadOfToken(database, token);
    if (!found) return 'unknown';
    const now = clock.now();
    const isErased = await retention.eraseLead(found.id, async (transaction, lead) => {
      await rememberErased(transaction, lead, now);
      await tell({ transaction, lead, now }, 'visitor.erased', 'erased');
    });
    if (isErased && notifiesAgency(found)) onEnqueued();
    return isErased ? 'erased' : 'unknown';
  }

  /** Adds the act to the journal, and mails the agency if it gets mails about this lead. */
  async function tell(
    { transaction, lead, now }: Work,
    action: VisitorAction,
    message: 'completed' | 'corrected' | 'withdrawn' | 'erased',
  ): Promise<void> {
    await note(transaction, now, { staffId: null, action, subject: lead.reference });
    if (notifiesAgency(lead)) await tellAgency(transaction, lead, message, mailing, now);
  }

  return { find, act };
}

/** An act in progress: its transaction, and the lead, locked by it. */
interface Work {
  transaction: Transaction<Tables>;
  lead: LeadRow;
  now: Temporal.Instant;
}

function notifiesAgency({ status, stage }: LeadRow): boolean {
  return status === 'accepted' && stage !== 'spam';
}

/** Whether the agency has yet to answer a lead. */
function isOpen({ stage }: LeadRow): boolean {
  return stage === 'new' || stage === 'taken';
}

function keepsStage({ stage }: LeadRow): boolean {
  return stage === 'won' || stage === 'spam';
}

async function lockLeadOfToken(transaction: Transaction<Tables>, token: string): Promise<LeadRow | null> {
  const known = await leadOfToken(transaction, token);
  if (!known) return null;
  await lockLead(transaction, { id: known.id });
  // Read again: the previous holder of the lock may have changed the lead or ended the link.
  return leadOfToken(transaction, token);
}

async function countActs(
  transaction: Transaction<Tables>,
  reference: string,
  action: VisitorAction,
): Promise<number> {
  return countOf(
    transaction.selectFrom('staff_journal').where('subject', '=', reference).where('action', '=', action),
  );
}

/** Whether a confirmation is still unsent; it will go to the new address. */
async function hasUnsentConfirmation(transaction: Transaction<Tables>, leadId: string): Promise<boolean> {
  const mail = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('message', '=', 'confirmation')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return mail !== undefined;
}

/** A lead as its sender sees it. Quarantined leads and spam look like leads that nobody has taken yet. */
function trackedLead(
  lead: LeadRow,
  additions: readonly Addition[],
  now: Temporal.Instant,
  hours: Facts['agency']['hours'],
): TrackedLead {
  const { kind, reference, created_at: createdAt } = lead;
  const standing = standingOf(lead);
  const due = promiseOf(lead, hours);
  const isWaitedFor = standing.step === 'received' || standing.step === 'taken';
  return {
    kind,
    reference,
    sender: Object.fromEntries(SENDER_NAMES.map((name) => [name, lead[name]])),
    createdAt,
    additions: additions.map(({ text, created_at }) => ({ text, createdAt: created_at })),
    standing,
    promise: isWaitedFor
      ? {
          answerBy: due.toString(),
          isOver: Temporal.Instant.compare(due, now) <= 0,
          dial: sundialOf(due, hours),
        }
      : null,
  };
}

function standingOf({
  withdrawn_at,
  answered_at,
  taken_by,
  stage,
  status,
}: LeadRow): TrackedLead['standing'] {
  if (withdrawn_at !== null) return { step: 'withdrawn', since: withdrawn_at };
  if (status === 'quarantined' || stage === 'spam') return { step: 'received', since: null };
  if (answered_at !== null) return { step: 'answered', since: answered_at };
  if (stage === 'won' || stage === 'lost') return { step: 'closed', since: null };
  return { step: taken_by === null ? 'received' : 'taken', since: null };
}
