import { inParis } from '../../../domain/dates.ts';

/** Default of a schedule form: the scheduled time, or tomorrow at 09:00. */
export function plannedMoment(publishedAt: string | null | undefined, now: Temporal.Instant) {
  const at = publishedAt
    ? inParis(Temporal.Instant.from(publishedAt))
    : inParis(now).add({ days: 1 }).withPlainTime('09:00');
  return {
    day: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
