import { expect, test } from 'vitest';
import { isDecodable } from './percent-encoding.ts';

test.each([
  ['saint-%C3%89tienne', true],
  ['a=1&b=100%25', true],
  ['%00', true],
  ['%E0%A4%A', false],
  ['%zz', false],
  ['%', false],
  ['%ED%A0%80', false],
  ['\uD800', false],
])('%j can be decoded: %s', (text, expected) => {
  expect(isDecodable(text)).toBe(expected);
});
