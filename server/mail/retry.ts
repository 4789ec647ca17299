/** Waits between attempts double from the first to the longest (s). */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 4 * 3600;
/** A mail that has not left by then is given up. */
const GIVE_UP_AFTER = { hours: 3 * 24 };

/**
 * When to try a mail again after its `attempts`-th failure, or `null` to give it up (three days after `createdAt`).
 * @param random a number in [0, 1): the jitter, ±20 % of the wait, keeps many mails from coming back together.
 */
export function nextAttempt(
  attempts: number,
  createdAt: Temporal.Instant,
  now: Temporal.Instant,
  random: number,
): Temporal.Instant | null {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  const next = now.add({ milliseconds: Math.round(wait * (0.8 + 0.4 * random) * 1000) });
  const end = createdAt.add(GIVE_UP_AFTER);
  return Temporal.Instant.compare(next, end) <= 0 ? next : null;
}
