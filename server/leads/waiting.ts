import { type Kysely, sql } from 'kysely';
import { toStored } from '../clock.ts';
import { countOf } from '../store/count-of.ts';
import type { LeadRow, Tables } from '../store/database.ts';

/** Most leads listed per kind. */
const MOST_NAMED = 50;

/** Computed, so that SQLite goes from the failed mails, which are few, not through an index of stages. */
const STANDING = sql`answered.status || answered.stage`;

type WaitingLead = Pick<LeadRow, 'reference' | 'kind' | 'answer_due_at'>;

/** A summary of the leads that need the agency, without anything that visitors wrote; each kind with its total. */
export interface WaitingLeads {
  /** Not answered yet; earliest promise first. */
  unanswered: Waiting;
  /** Postponed until today or earlier. */
  returning: Waiting;
  /** The last answer could not be delivered. */
  undelivered: Waiting;
}

interface Waiting {
  leads: number;
  named: WaitingLead[];
}

/** Reads the summary at this moment, without leads whose promise is not filled in yet. */
export async function summarizeWaiting(
  database: Kysely<Tables>,
  now: Temporal.Instant,
): Promise<WaitingLeads> {
  const accepted = database.selectFrom('leads').where('leads.status', '=', 'accepted');
  const unanswered = accepted
    .where('stage', 'in', ['new', 'taken'])
    .where('answered_at', 'is', null)
    .where('answer_due_at', 'is not', null);
  const returning = accepted.where('stage', '=', 'waiting').where('waits_until', '<=', toStored(now));
  const undelivered = database.selectFrom('leads').where('leads.id', 'in', ({ selectFrom }) =>
    selectFrom('outbox')
      .innerJoin('lead_replies as reply', 'reply.id', 'outbox.reply_id')
      .innerJoin('leads as answered', 'answered.id', 'reply.lead_id')
      .select('answered.id')
      .where('outbox.status', '=', 'failed')
      .where(({ eb, and, or }) =>
        or([
          eb(STANDING, '=', 'acceptedanswered'),
          // A colleague waits in vain, and does not know; once it comes back it is among `returning`.
          and([
            eb(STANDING, '=', 'acceptedwaiting'),
            eb('answered.waits_until', '=', eb.ref('reply.follow_up')),
            eb('answered.waits_until', '>', toStored(now)),
          ]),
        ]),
      )
      .where(({ not, exists, selectFrom: from }) =>
        not(
          exists(
            from('lead_replies as later')
              .select('later.id')
              .whereRef('later.lead_id', '=', 'reply.lead_id')
              .whereRef('later.created_at', '>', 'reply.created_at'),
          ),
        ),
      ),
  );
  return {
    unanswered: await counted(unanswered),
    returning: await counted(returning),
    undelivered: await counted(undelivered),
  };

  async function counted(leads: typeof accepted): Promise<Waiting> {
    const named = await leads
      .select(['reference', 'kind', 'answer_due_at'])
      .orderBy('answer_due_at')
      .orderBy('created_at')
      .orderBy('reference')
      .limit(MOST_NAMED)
      .execute();
    return { leads: await countOf(leads), named };
  }
}

export function countWaiting({ unanswered, returning, undelivered }: WaitingLeads): number {
  return unanswered.leads + returning.leads + undelivered.leads;
}
