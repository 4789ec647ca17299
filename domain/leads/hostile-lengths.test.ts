import fc from 'fast-check';
import { expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { readSender, SENDER_NAMES } from './sender-fields.ts';
import { cleanLine, cleanMessage, isBlank } from './text.ts';

/** Size limit of a request body (UTF-16 units). */
const SIZE = 64 * 1024;
/** Quadratic code takes over 900 ms (ms). */
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
      const start = performance.now();
      rule(text);
      expect(performance.now() - start).toBeLessThan(MOST);
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
