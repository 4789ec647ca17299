/** The source of the time on the server; tests pass their own. */
export interface Clock {
  now(): Temporal.Instant;
  /** Unix time (ms), for hot paths: ten times as fast as an Instant. */
  milliseconds(): number;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), milliseconds: Date.now };

/** Formats an instant as the database stores it: ISO 8601, UTC, milliseconds. */
export function toStored(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** ISO 8601 text in UTC with milliseconds: sortable, and the same on both engines. */
export type Instant = string;
