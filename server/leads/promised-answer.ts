import { claimRegister, confirmationCopy } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { dateInParis, dayInWords } from '../../domain/dates.ts';
import { answerBy, closedUntil } from '../../domain/working-hours/answer-by.ts';
import { comingMoment } from '../../domain/working-hours/coming-moment.ts';
import type { AgencyFacts } from '../agency/agency-facts.ts';
import type { Clock } from '../clock.ts';
import type { LeadRow } from '../store/database.ts';

type Hours = Facts['agency']['hours'];

/** The promised answer time of a lead received at this moment; counts the agency's working hours. */
export function promisedAnswer(received: Temporal.Instant, hours: Hours): Temporal.Instant {
  return answerBy(received, claimRegister.promises.replyWithinHours, hours);
}

/** The promised answer time of a stored lead; a later change of the promise does not affect it. */
export function promiseOf(
  { created_at, answer_due_at }: Pick<LeadRow, 'created_at' | 'answer_due_at'>,
  hours: Hours,
): Temporal.Instant {
  return answer_due_at === null
    ? promisedAnswer(Temporal.Instant.from(created_at), hours)
    : Temporal.Instant.from(answer_due_at);
}

/** Time allowed for writing the message, added to the promise shown on a form. */
const TIME_TO_WRITE = { minutes: 10 };

/** The answer time to show on a form, in words, rounded up to ten minutes; and a sentence on a closure, or `null`. */
export function promiseOnForms(now: Temporal.Instant, hours: Hours) {
  const due = promisedAnswer(now.add(TIME_TO_WRITE), hours);
  const rounded = due.round({ smallestUnit: 'minute', roundingIncrement: 10, roundingMode: 'ceil' });
  return { answerBy: comingMoment(rounded, now), closure: closureSentence(now, due, hours) };
}

/**
 * The last day of a closure that a lead came in, in words; `null` where there was none, or where it was entered after
 * the promise, which falls into it.
 */
export function closureAt(received: Temporal.Instant, due: Temporal.Instant, hours: Hours): string | null {
  const last = closedUntil(received, hours);
  const promised = dateInParis(due);
  return last === null || Temporal.PlainDate.compare(promised, last) <= 0 ? null : dayInWords(last);
}

function closureSentence(received: Temporal.Instant, due: Temporal.Instant, hours: Hours): string | null {
  const day = closureAt(received, due, hours);
  return day === null ? null : fillText(confirmationCopy.receipt.closed, { day });
}

/** How long a sentence is taken for that of the moment (ms). */
const NOTICE_LIFETIME = 30_000;

/**
 * What forms say while the agency is closed, in pages that are cached. It is made again twice a minute: every request for a page
 * asks for its revision.
 */
export function createClosureNotice({ clock, facts }: { clock: Clock; facts: AgencyFacts }) {
  let [text, revision]: [string | null, number] = [null, 0];
  let read = { at: Number.NEGATIVE_INFINITY, facts: -1 };
  function refresh(): void {
    const elapsed = clock.milliseconds() - read.at;
    if (elapsed >= 0 && elapsed < NOTICE_LIFETIME && read.facts === facts.revision()) return;
    read = { at: clock.milliseconds(), facts: facts.revision() };
    const { hours } = facts.current().agency;
    const now = clock.now();
    const before = text;
    text = hours.closures?.length ? closureSentence(now, promisedAnswer(now, hours), hours) : null;
    if (text !== before) revision += 1;
  }
  return {
    text() {
      refresh();
      return text;
    },
    revision() {
      refresh();
      return revision;
    },
  };
}
