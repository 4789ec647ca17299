/** Waits between attempts double from the first to the longest (s). */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 4 * 3600;
/** Shortest wait after a mail that the server may have taken (s): each new attempt may be another copy. */
const WAIT_WHEN_UNCLEAR = 375;
/** Part of a wait by which chance shortens or lengthens it, so that many mails do not come back together. */
const JITTER = 0.2;
/** A mail is given up once it is this old and was tried this often: a clock set forward gives nothing up by itself. */
const GIVE_UP_AFTER = { hours: 3 * 24 };
const LEAST_ATTEMPTS = 15;

/** After so many attempts the wait grows no more. */
export const ATTEMPTS_TO_LONGEST_WAIT = 13;

interface FailedAttempt {
  /** How many attempts there were, this one included. */
  attempts: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
  /** The server may have taken the mail: nobody knows. */
  isUnclear: boolean;
  /** A number in [0, 1). */
  random: number;
}

/** When to try a mail again, or `null` to give it up: three days after it was written, and after 15 attempts at least. */
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

/** The longest that `nextAttempt` lets a mail wait after so many attempts. */
export function longestWait(attempts: number): Temporal.Duration {
  if (attempts === 0) return new Temporal.Duration();
  const wait = Math.max(doublingWait(attempts), WAIT_WHEN_UNCLEAR);
  return Temporal.Duration.from({ milliseconds: Math.ceil(wait * (1 + JITTER) * 1000) });
}

function doublingWait(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}
