import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { KEPT, type LeadField, REFUSED } from '../../tests/support/hostile-texts.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { fieldsOf, readSender, SENDER_NAMES } from './sender-fields.ts';
import { cleanLine, cleanMessage, isBlank } from './text.ts';

const WAYS = (['contact', 'devis'] as const).flatMap((form) =>
  (['api', 'form'] as const).map((by) => ({ form, by })),
);

/** What each way in makes of a valid lead with another value in `field`, and that field's column and name there. */
function parsed(field: LeadField, typed: string) {
  const column = field === 'text' ? 'message' : field;
  return WAYS.map(({ form, by }) => {
    const fields = fieldsOf(form);
    const nameOf = (wanted: string) => fields.find((each) => each.column === wanted)?.name ?? wanted;
    const lead = { name: 'Ada', email: 'ada@x.fr', phone: '0612345678', [nameOf('message')]: 'Bonjour' };
    const key = nameOf(column);
    return { column, key, result: readSender(form, { ...lead, [key]: typed }, by) };
  });
}

describe('the texts of a lead', () => {
  testAll(KEPT)(
    'are kept as typed, on one line where the field has one',
    ([_row, field, typed, kept = typed]) => {
      for (const { column, result } of parsed(field, typed))
        expect(result).toMatchObject({ sender: { [column]: kept }, fieldErrors: {} });
    },
  );

  testAll(REFUSED)('are refused at their field', ([_row, field, typed]) => {
    for (const { key, result } of parsed(field, typed))
      expect(Object.keys(result.fieldErrors)).toEqual([key]);
  });
});

/** Size limit of a request body (UTF-16 units). */
const SIZE = 64 * 1024;
/** Processor time (ms), which other work on the machine doesn't lengthen; quadratic code takes over 900 ms. */
const MOST = 300;

const RULES: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    SENDER_NAMES.map((name) => [name, (text: string) => readSender('contact', { [name]: text })]),
  ),
  cleanLine,
  cleanMessage,
  isBlank,
};

/** A few characters repeated, with something before and after: what makes regular expressions backtrack. */
const piece = fc.string({
  unit: fc.constantFrom(...'a0@.-+( )\r\n\t\0é\u0301\u0323\u0f71\u200b\u2028\u00a0ﷺ🦊'),
  minLength: 1,
  maxLength: 4,
});
const hostile = fc
  .tuple(piece, piece, piece)
  .map(([before, repeated, behind]) => before + repeated.repeat(Math.floor(SIZE / repeated.length)) + behind);

testAll(Object.entries(RULES))('every rule handles 64 kB of hostile text in linear time', ([_name, rule]) => {
  fc.assert(
    fc.property(hostile, (text) => {
      const start = process.threadCpuUsage();
      rule(text);
      expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(MOST);
    }),
    {
      numRuns: 60,
      examples: [
        '\u0301',
        '\u0301\u0323',
        `a${'\u0301\u0323'.repeat(15)}`,
        'a@',
        '0 ',
        '(0)',
        'é'.normalize('NFD'),
      ].map((unit) => [unit.repeat(SIZE / unit.length)]),
    },
  );
});
