import { dateInParis, inParis } from '../dates.ts';

/**
 * Describes a future moment relative to `now`: « aujourd’hui 15 h 40 », « demain 9 h », « lundi 11 h », and
 * from a week ahead « lundi 30 novembre 11 h ».
 */
export function comingMoment(moment: Temporal.Instant, now: Temporal.Instant): string {
  const at = inParis(moment);
  const day = at.toPlainDate();
  const { days } = dateInParis(now).until(day);
  const time = `${at.hour} h${at.minute === 0 ? '' : ` ${String(at.minute).padStart(2, '0')}`}`;
  return `${sayDay(day, days)} ${time}`.replaceAll(/(?<=\d) (?=h)|(?<=h) (?=\d)/g, '\u00a0');
}

function sayDay(day: Temporal.PlainDate, daysAhead: number): string {
  if (daysAhead <= 0) return 'aujourd’hui';
  if (daysAhead === 1) return 'demain';
  const weekday = day.toLocaleString('fr-FR', { weekday: 'long' });
  if (daysAhead < 7) return weekday;
  const month = day.toLocaleString('fr-FR', { month: 'long' });
  return `${weekday} ${day.day === 1 ? '1er' : day.day}\u00a0${month}`;
}
