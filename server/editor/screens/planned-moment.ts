/** Default of a schedule form: the scheduled time, or tomorrow at 09:00. */
export function plannedMoment(publishedAt: string | null | undefined, now: Temporal.Instant) {
  const paris = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('Europe/Paris');
  const at = publishedAt
    ? paris(Temporal.Instant.from(publishedAt))
    : paris(now).add({ days: 1 }).withPlainTime('09:00');
  return {
    day: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
