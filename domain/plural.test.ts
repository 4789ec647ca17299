import { expect, test } from 'vitest';
import { counted } from './plural.ts';

test.each([
  [0, '0 point'],
  [1, '1 point'],
  [2, '2 points'],
])('formats %i with its noun', (count, text) => {
  expect(counted(count, 'point')).toBe(text);
});
