import { expect, test } from 'vitest';
import { median, percentile, spread } from './statistics.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

test('the median is the middle number, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 10])).toBe(3.5);
  expect(median([7])).toBe(7);
});

test('a percentile is the smallest number that so many do not exceed', () => {
  expect(percentile(HUNDRED, 50)).toBe(50);
  expect(percentile(HUNDRED, 99)).toBe(99);
  expect(percentile(HUNDRED, 100)).toBe(100);
  expect(percentile([3, 1, 2], 1)).toBe(1);
  expect(percentile([3, 1, 2], 99)).toBe(3);
});

test('numbers of ten and more are put in their order as numbers', () => {
  expect(median([10, 9, 100])).toBe(10);
});

test('a spread is the median between the extremes', () => {
  expect(spread([12, 11, 15])).toBe('12 (11–15)');
  expect(spread([1.25, 0.5, 2], 1)).toBe('1.3 (0.5–2.0)');
});

test('nothing measured has no median', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => percentile([], 99)).toThrow(RangeError);
});
