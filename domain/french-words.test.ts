import { expect, test } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { inSentences } from './city-in-sentences.ts';
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
