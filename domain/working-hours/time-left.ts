import { dateInParis } from '../dates.ts';
import { type OpeningHours, openingOf } from './answer-by.ts';

/** `calm`: more than an hour left; `urgent`: an hour or less; `late`: past due. */
type Urgency = 'calm' | 'urgent' | 'late';

export interface TimeLeft {
  urgency: Urgency;
  /** « encore 2 h 10 », « plus que 40 min », « en retard de 3 h ». */
  words: string;
}

/** Threshold of `urgent` (min). */
const URGENT = 60;
/** Longest delay counted in opening hours: a lead forgotten for years must not take long to compute. */
const FURTHEST = { hours: 24 * 10 };

/** Opening time left until `due`; the clock stops while the agency is closed. */
export function timeLeft(now: Temporal.Instant, due: Temporal.Instant, hours: OpeningHours): TimeLeft {
  if (Temporal.Instant.compare(now, due) < 0) {
    const minutes = Math.max(1, Math.ceil(openMinutes(now, due, hours)));
    const isUrgent = minutes <= URGENT;
    const words = `${isUrgent ? 'plus que' : 'encore'} ${inWords(minutes, hours)}`;
    return { urgency: isUrgent ? 'urgent' : 'calm', words };
  }
  if (Temporal.Instant.compare(due.add(FURTHEST), now) < 0) {
    const day = dateInParis(due);
    const date = [day.day, day.month].map((number) => String(number).padStart(2, '0')).join('/');
    return { urgency: 'late', words: `en retard depuis le ${date}/${day.year}` };
  }
  const minutes = Math.floor(openMinutes(due, now, hours));
  return { urgency: 'late', words: minutes === 0 ? 'en retard' : `en retard de ${inWords(minutes, hours)}` };
}

/** Opening time between two moments (min). */
export function openMinutes(from: Temporal.Instant, to: Temporal.Instant, hours: OpeningHours): number {
  const last = dateInParis(to);
  let day = dateInParis(from);
  let milliseconds = 0;
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const opening = openingOf(day, hours);
    if (opening) {
      const start = Math.max(from.epochMilliseconds, opening.from.epochMilliseconds);
      const end = Math.min(to.epochMilliseconds, opening.to.epochMilliseconds);
      milliseconds += Math.max(0, end - start);
    }
    day = day.add({ days: 1 });
  }
  return milliseconds / 60_000;
}

/** Minutes, hours, or working days from two on. */
function inWords(minutes: number, { opens, closes }: OpeningHours): string {
  const day = Temporal.PlainTime.from(opens).until(closes).total('minutes');
  if (minutes >= 2 * day) return `${Math.floor(minutes / day)}\u00a0jours ouvrés`;
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}
