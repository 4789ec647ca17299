import { expect, test } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { inSentences } from './city-in-sentences.ts';
import { dayInParis, momentInParis } from './dates.ts';
import { counted } from './plural.ts';

test.each([
  [0, '0 point'],
  [1, '1 point'],
  [2, '2 points'],
])('formats %i with its noun', (count, text) => {
  expect(counted(count, 'point')).toBe(text);
});

testAll([
  ['Le Mans', 'au Mans', 'du Mans'],
  ['Les Ulis', 'aux Ulis', 'des Ulis'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['Épinal', 'à Épinal', 'd’Épinal'],
  ['L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses'],
])('writes a city in a sentence', ([name, locative, origin]) => {
  expect(inSentences(name)).toEqual({ locative, origin });
});

testAll([
  ['2026-03-05T09:00:00.000Z', '05/03/2026'],
  ['2025-12-31T23:30:00.000Z', '01/01/2026'],
  ['2026-07-14T21:59:59.999Z', '14/07/2026'],
  ['2026-07-14T22:00:00.000Z', '15/07/2026'],
])('formats the day in Paris', ([instant, day]) => {
  expect(dayInParis(instant)).toBe(day);
});

testAll([
  ['2026-12-11T09:01:00.000Z', 'vendredi 11 décembre 2026 à 10 h 01'],
  ['2026-11-23T11:30:00.000Z', 'lundi 23 novembre 2026 à 12 h 30'],
  ['2026-07-14T07:05:00.000Z', 'mardi 14 juillet 2026 à 9 h 05'],
  ['2026-12-31T23:00:00.000Z', 'vendredi 1er janvier 2027 à 0 h'],
  ['2026-07-14T22:00:00.000Z', 'mercredi 15 juillet 2026 à 0 h'],
  ['2026-11-23T13:00:00.000Z', 'lundi 23 novembre 2026 à 14 h'],
])('writes day and time in Paris', ([instant, said]) => {
  expect(momentInParis(instant).replaceAll('\u00a0', ' ')).toBe(said);
});
