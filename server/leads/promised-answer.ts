import { agency, claimRegister } from 'content-collections';
import { answerBy } from '../../domain/working-hours/answer-by.ts';

/** Until when a lead received at this moment is promised an answer, in the agency's working hours. */
export function promisedAnswer(received: Temporal.Instant): Temporal.Instant {
  return answerBy(received, claimRegister.promises.replyWithinHours, agency.hours);
}
