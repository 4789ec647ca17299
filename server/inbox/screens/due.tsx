import { useAgency } from '../../../app/facts/use-agency.ts';
import type { Facts } from '../../../content/facts.ts';
import { timeLeft } from '../../../domain/working-hours/time-left.ts';
import { atMoment, shortDay, shortMoment } from '../../staff/screens/moments.ts';
import type { LeadRow } from '../../store/database.ts';

interface DueProps {
  lead: Pick<
    LeadRow,
    'stage' | 'answer_due_at' | 'answered_at' | 'waits_until' | 'created_at' | 'next_step' | 'news_at'
  >;
  now: Temporal.Instant;
}

/** What to do about a lead, and by when. */
export function Due({ lead, now }: DueProps) {
  const { urgency, words, moment } = dueOf(lead, now, useAgency().hours);
  return (
    <span className={`due ${urgency}`}>
      {words === '' ? null : <strong>{words}</strong>} <span className="small">{moment}</span>
    </span>
  );
}

/** The urgency, words and time of `Due`. */
function dueOf(
  { stage, answer_due_at, answered_at, waits_until, created_at, next_step, news_at }: DueProps['lead'],
  now: Temporal.Instant,
  hours: Facts['agency']['hours'],
) {
  if (news_at !== null) return { urgency: 'urgent', words: 'a écrit depuis', moment: atMoment(news_at, now) };
  if ((stage === 'new' || stage === 'taken') && answer_due_at !== null && answered_at === null) {
    const left = timeLeft(now, Temporal.Instant.from(answer_due_at), hours);
    return { ...left, moment: `avant ${shortMoment(answer_due_at, now)}` };
  }
  if (stage === 'waiting' && waits_until !== null) {
    const isBack = Temporal.Instant.compare(Temporal.Instant.from(waits_until), now) <= 0;
    return isBack
      ? { urgency: 'urgent', words: next_step ?? 'à relancer', moment: `depuis ${shortDay(waits_until)}` }
      : { urgency: 'rest', words: next_step ?? 'revient', moment: shortDay(waits_until) };
  }
  return { urgency: 'rest', words: '', moment: `reçue ${atMoment(created_at, now)}` };
}
