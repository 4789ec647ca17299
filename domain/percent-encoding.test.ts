import { expect } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { isDecodable } from './percent-encoding.ts';

testAll([
  ['saint-%C3%89tienne', true],
  ['a=1&b=100%25', true],
  ['%00', true],
  ['%E0%A4%A', false],
  ['%zz', false],
  ['%', false],
  ['%ED%A0%80', false],
  ['\uD800', false],
])('bad escapes are told from texts that can be decoded', ([text, expected]) => {
  expect(isDecodable(text)).toBe(expected);
});
