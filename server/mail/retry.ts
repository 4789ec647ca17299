/** First and longest wait between attempts (s); it doubles each time. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 4 * 3600;
/** Longest wait when it was the server's fault (s): its mails are to leave soon after it is back. */
const LONGEST_PAUSE = 300;
/** Shortest wait when the server may have accepted the mail (s): each retry may be a duplicate. */
const WAIT_WHEN_UNCLEAR = 375;
/** Jitter, as a part of the wait, so that many mails are not retried together. */
const JITTER = 0.2;
/**
 * A mail is given up at this age and after this many attempts: a clock set forward does not give up mails by itself.
 */
const GIVE_UP_AFTER = { hours: 3 * 24 };
const LEAST_ATTEMPTS = 15;

/** Number of attempts after which the wait is at its longest. */
export const ATTEMPTS_TO_LONGEST_WAIT = 13;

interface FailedAttempt {
  /** Number of attempts, this one included. */
  attempts: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
  /** Whether the server may have accepted the mail. */
  isUnclear: boolean;
  /** Whether other mails would have failed too. */
  isServerFault: boolean;
  /** A number in [0, 1). */
  random: number;
}

/**
 * The time of the next attempt, or `null` to give up: three days after it was enqueued, and after 15 attempts at
 * least.
 */
export function nextAttempt({
  attempts,
  createdAt,
  now,
  isUnclear,
  isServerFault,
  random,
}: FailedAttempt): Temporal.Instant | null {
  const doubled = isServerFault ? pauseSeconds(attempts) : doublingWait(attempts);
  const wait = Math.max(doubled, isUnclear ? WAIT_WHEN_UNCLEAR : 0);
  const next = now.add({ milliseconds: jittered(wait, random) });
  const isTooLate = Temporal.Instant.compare(next, createdAt.add(GIVE_UP_AFTER)) > 0;
  return isTooLate && attempts >= LEAST_ATTEMPTS ? null : next;
}

/** How long no mail is tried after so many faults of the server in a row (ms). @param random in [0, 1) */
export function pauseAfter(faults: number, random: number): number {
  return jittered(pauseSeconds(faults), random);
}

/** The longest wait that `nextAttempt` can give after so many attempts. */
export function longestWait(attempts: number): Temporal.Duration {
  if (attempts === 0) return new Temporal.Duration();
  const wait = Math.max(doublingWait(attempts), WAIT_WHEN_UNCLEAR);
  return Temporal.Duration.from({ milliseconds: Math.ceil(wait * (1 + JITTER) * 1000) });
}

function pauseSeconds(faults: number): number {
  return Math.min(doublingWait(faults), LONGEST_PAUSE);
}

/** A wait (s) with its jitter (ms). */
function jittered(wait: number, random: number): number {
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random) * 1000);
}

function doublingWait(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}
