import { expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { csv } from './csv.ts';
import { dottedPhone } from './lead-csv.ts';

testAll([
  ['0612345678', '06.12.34.56.78'],
  ['06 12 34 56 78', '06.12.34.56.78'],
  ['+33612345678', '06.12.34.56.78'],
  ['+33 0612345678', '06.12.34.56.78'],
  ['0033 6 12 34 56 78', '06.12.34.56.78'],
  ['+32470123456', '00.32.47.01.23.45.6'],
  ['612345678', '61.23.45.67.8'],
])('stays text with its zeros in a spreadsheet, without a mark in front', ([phone, written]) => {
  expect(dottedPhone(phone)).toBe(written);
  expect(csv([[dottedPhone(phone)]])).toBe(`\uFEFF${written}\r\n`);
  expect(dottedPhone(phone)).toMatch(/^\d{2}(?:\.\d{1,2}){3,}$/);
});
