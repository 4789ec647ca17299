/** Where the server reads the time; tests put their own in its place. */
export interface Clock {
  now(): Temporal.Instant;
  /** Milliseconds of Unix time, for what every request asks: an Instant takes ten times as long. */
  milliseconds(): number;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), milliseconds: Date.now };

/** An instant as the database keeps it: ISO 8601, UTC, milliseconds. */
export function toStored(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}
