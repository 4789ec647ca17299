import { expect, test } from 'vitest';
import { kilometres } from './kilometres.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

test('counts kilometres as the crow flies', () => {
  expect(kilometres(PARIS, { latitude: 45.764, longitude: 4.8357 })).toBe(392);
  expect(kilometres(PARIS, { latitude: 48.3904, longitude: -4.4861 })).toBe(505);
  expect(kilometres(PARIS, PARIS)).toBe(0);
});
