import { agency, claimRegister } from 'content-collections';
import { answerBy } from '../../domain/working-hours/answer-by.ts';
import type { LeadRow } from '../store/database.ts';

/** Until when a lead received at this moment is promised an answer, in the agency's working hours. */
export function promisedAnswer(received: Temporal.Instant): Temporal.Instant {
  return answerBy(received, claimRegister.promises.replyWithinHours, agency.hours);
}

/** Until when the sender of a lead was promised an answer, which a later promise does not change. */
export function promiseOf({
  created_at,
  answer_due_at,
}: Pick<LeadRow, 'created_at' | 'answer_due_at'>): Temporal.Instant {
  return answer_due_at === null
    ? promisedAnswer(Temporal.Instant.from(created_at))
    : Temporal.Instant.from(answer_due_at);
}
