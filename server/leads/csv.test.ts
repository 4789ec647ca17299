import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { csv } from './csv.ts';
import { dottedPhone } from './lead-csv.ts';

describe('a table for spreadsheets', () => {
  it('starts with a UTF-8 byte order mark, and separates by semicolons and CR LF', () => {
    expect(
      csv([
        ['Nom', 'Reçue le'],
        ['Ada', ''],
      ]),
    ).toBe('\uFEFFNom;Reçue le\r\nAda;\r\n');
  });

  testAll([
    ['Un; deux\n"trois"', '"Un; deux\n""trois"""'],
    ['=1+1', "'=1+1"],
    ['+33612345678', "'+33612345678"],
    ['-1', "'-1"],
    ['@A1', "'@A1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['Bonjour\n=1+1', '"Bonjour\n\'=1+1"'],
    ['Bonjour\r\n=1+1', '"Bonjour\r\n\'=1+1"'],
    ['Bonjour;=1+1', '"Bonjour;\'=1+1"'],
    ['Bonjour,=1+1', '"Bonjour,\'=1+1"'],
    ['Bonjour,"=1+1"', '"Bonjour,\'""=1+1"""'],
    ['"=1+1"', '"\'""=1+1"""'],
    ['Il y en a - ou = pas', 'Il y en a - ou = pas'],
  ])('neutralises formulas, and quotes what needs it', ([text, written]) => {
    expect(csv([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('has no cell that a spreadsheet would evaluate, whatever its separator', () => {
    const starts = ['=', '+', '-', '@', '"=', '""='];
    const table = csv([
      starts.flatMap((start) => [';', ',', '\t', '\n', '\r'].map((separator) => `a${separator}${start}1`)),
    ]);
    for (const separator of [';', ',', '\t'])
      for (const cell of table.split(new RegExp(`[${separator}\r\n]`)))
        expect(cell).not.toMatch(/^"*[=+\-@]/);
  });
});

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
