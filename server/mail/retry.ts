/** First and longest wait between attempts (s); it doubles each time. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 4 * 3600;
/** Shortest wait when the server may have accepted the mail (s): each retry may be a duplicate. */
const WAIT_WHEN_UNCLEAR = 375;
/** Jitter, as a part of the wait, so that many mails are not retried together. */
const JITTER = 0.2;
/**
 * A mail is given up at this age and after this many attempts: a clock set forward does not give up mails by
 * itself.
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
  random,
}: FailedAttempt): Temporal.Instant | null {
  const wait = Math.max(doublingWait(attempts), isUnclear ? WAIT_WHEN_UNCLEAR : 0);
  const next = now.add({ milliseconds: Math.round(wait * (1 - JITTER + 2 * JITTER * random) * 1000) });
  const isTooLate = Temporal.Instant.compare(next, createdAt.add(GIVE_UP_AFTER)) > 0;
  return isTooLate && attempts >= LEAST_ATTEMPTS ? null : next;
}

/** The longest wait that `nextAttempt` can give after so many attempts. */
export function longestWait(attempts: number): Temporal.Duration {
  if (attempts === 0) return new Temporal.Duration();
  const wait = Math.max(doublingWait(attempts), WAIT_WHEN_UNCLEAR);
  return Temporal.Duration.from({ milliseconds: Math.ceil(wait * (1 + JITTER) * 1000) });
}

function doublingWait(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}
