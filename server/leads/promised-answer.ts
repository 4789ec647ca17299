import { agency, claimRegister } from 'content-collections';
import { answerBy } from '../../domain/working-hours/answer-by.ts';
import { comingMoment } from '../../domain/working-hours/coming-moment.ts';

/** Until when a lead received at this moment is promised an answer, in the agency's working hours. */
export function promisedAnswer(received: Temporal.Instant): Temporal.Instant {
  return answerBy(received, claimRegister.promises.replyWithinHours, agency.hours);
}

/** How much later a promise made on a form is than one made now: whoever reads it has yet to write. */
const TIME_TO_WRITE = { minutes: 10 };

/** Until when somebody who writes now is answered, in words, rounded up to ten minutes. */
export function promiseOnForms(now: Temporal.Instant): string {
  const due = promisedAnswer(now.add(TIME_TO_WRITE));
  const rounded = due.round({ smallestUnit: 'minute', roundingIncrement: 10, roundingMode: 'ceil' });
  return comingMoment(rounded, now, agency.hours.timeZone);
}
