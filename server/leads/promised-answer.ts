import { agency, claimRegister } from 'content-collections';
import { answerBy } from '../../domain/working-hours/answer-by.ts';
import { comingMoment } from '../../domain/working-hours/coming-moment.ts';
import type { LeadRow } from '../store/database.ts';

/** The promised answer time of a lead received at this moment, in the agency’s working hours. */
export function promisedAnswer(received: Temporal.Instant): Temporal.Instant {
  return answerBy(received, claimRegister.promises.replyWithinHours, agency.hours);
}

/** The promised answer time stored with a lead, which later changes of the promise do not touch. */
export function promiseOf({
  created_at,
  answer_due_at,
}: Pick<LeadRow, 'created_at' | 'answer_due_at'>): Temporal.Instant {
  return answer_due_at === null
    ? promisedAnswer(Temporal.Instant.from(created_at))
    : Temporal.Instant.from(answer_due_at);
}

/** Time allowed for writing the message, added to the promise shown on a form. */
const TIME_TO_WRITE = { minutes: 10 };

/** The answer time to show on a form, in words, rounded up to ten minutes. */
export function promiseOnForms(now: Temporal.Instant): string {
  const due = promisedAnswer(now.add(TIME_TO_WRITE));
  const rounded = due.round({ smallestUnit: 'minute', roundingIncrement: 10, roundingMode: 'ceil' });
  return comingMoment(rounded, now, agency.hours.timeZone);
}
