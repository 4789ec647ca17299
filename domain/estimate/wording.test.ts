import { expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { daysInWords, effectInWords, eurosInWords } from './wording.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

testAll([
  [{ least: 7.5, most: 11 }, '7,5 à 11 jours'],
  [{ least: 1, most: 1.5 }, '1 à 1,5 jour'],
  [{ least: 0.5, most: 0.5 }, '0,5 jour'],
  [{ least: 9, most: 9 }, '9 jours'],
] as const)('words the days', ([days, text]) => {
  expect(plain(daysInWords(days))).toBe(text);
});

it.each([
  [{ least: 7.5, most: 11 }, '4 125 à 6 050 €'],
  [{ least: 27, most: 27 }, '14 850 €'],
] as const)('words the price of the days %j', (days, text) => {
  expect(plain(eurosInWords(days, 550))).toBe(text);
});

testAll([
  [{ least: 0, most: 0 }, 'compris'],
  [{ least: 1, most: 2 }, '1 à 2 jours de plus'],
  [{ least: 0, most: 3 }, '0 à 3 jours de plus'],
  [{ least: -1, most: -1 }, '1 jour de moins'],
  [{ least: -1.5, most: -1 }, '1 à 1,5 jour de moins'],
  [{ least: -1.5, most: 0 }, '0 à 1,5 jour de moins'],
  [{ least: -1, most: 2 }, 'de 1 jour de moins à 2 jours de plus'],
] as const)('words the effect', ([days, text]) => {
  expect(plain(effectInWords(days))).toBe(text);
});
