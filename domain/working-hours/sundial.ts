import { inParis } from '../dates.ts';
import { hoursOn, type OpeningHours } from './answer-by.ts';

/** A moment on a dial of the working day; all fields in hours since midnight. */
export interface Sundial {
  opens: number;
  closes: number;
  /** Clamped between the two. */
  at: number;
}

/** Places a moment on the dial of the agency’s working day. */
export function sundialOf(moment: Temporal.Instant, hours: OpeningHours): Sundial {
  const local = inParis(moment);
  const { opens, closes } = hoursOn(local.dayOfWeek, hours);
  const [from, to] = [hoursOf(Temporal.PlainTime.from(opens)), hoursOf(Temporal.PlainTime.from(closes))];
  const at = hoursOf(local.toPlainTime());
  return { opens: from, closes: to, at: Math.min(to, Math.max(from, at)) };
}

function hoursOf({ hour, minute }: Temporal.PlainTime): number {
  return hour + minute / 60;
}
