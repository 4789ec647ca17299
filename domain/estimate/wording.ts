import type { DayRange } from './estimate.ts';

/** « 7,5 », « 14 850 »; with a no-break space, because the font of large figures lacks the narrow one. */
function figure(number: number): string {
  return number.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0');
}

/** In French any count below two is singular. */
function dayWord(count: number): string {
  return Math.abs(count) < 2 ? 'jour' : 'jours';
}

/** « 7,5 à 11 jours », « 9 jours ». */
export function daysInWords({ least, most }: DayRange): string {
  return least === most
    ? `${figure(least)}\u00a0${dayWord(least)}`
    : `${figure(least)} à ${figure(most)}\u00a0${dayWord(most)}`;
}

/** Converts days to a price: « 4 125 à 6 050 € », which may break before « à ». @param dayRate in euros */
export function eurosInWords({ least, most }: DayRange, dayRate: number): string {
  const [from, to] = [least * dayRate, most * dayRate];
  return from === to ? `${figure(from)}\u00a0€` : `${figure(from)} à\u00a0${figure(to)}\u00a0€`;
}

/** Describes the effect of an answer: « compris », « 1 à 2 jours de plus », « 1 jour de moins ». */
export function effectInWords({ least, most }: DayRange): string {
  if (least === 0 && most === 0) return 'compris';
  if (least >= 0) return `${daysInWords({ least, most })} de plus`;
  if (most <= 0) return `${daysInWords({ least: Math.abs(most), most: Math.abs(least) })} de moins`;
  return `de ${daysInWords({ least: -least, most: -least })} de moins à ${daysInWords({ least: most, most })} de plus`;
}
