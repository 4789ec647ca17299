import { expect, test } from 'vitest';
import { counted } from './plural.ts';

test.each([
  [0, '0 point'],
  [1, '1 point'],
  [2, '2 points'],
])('counts %i as French does', (count, text) => {
  expect(counted(count, 'point')).toBe(text);
});
