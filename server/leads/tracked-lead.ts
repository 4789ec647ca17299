import type { TrackedLead } from '../../app/services.ts';
import type { Facts } from '../../content/facts.ts';
import { SENDER_NAMES } from '../../domain/leads/sender-fields.ts';
import { sundialOf } from '../../domain/working-hours/sundial.ts';
import type { LeadRow } from '../store/database.ts';
import type { Addition } from './additions.ts';
import { promiseOf } from './promised-answer.ts';

/** A lead as its sender sees it. Quarantined leads and spam look like leads that nobody has taken yet. */
export function trackedLead(
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
  return { step: taken_by === null ? 'received' : 'taken', since: null };
}
