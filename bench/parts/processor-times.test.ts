import { expect, test } from 'vitest';
import { disturbance, processorTimes } from './processor-times.ts';

const STAT = `cpu  100 20 30 4000 500 6 7 80 9 10
cpu0 50 10 15 2000 250 3 3 40 4 5
intr 1 2 3
`;

test('tells work and steal time from idle time', () => {
  expect(processorTimes(STAT)).toEqual({ worked: 100 + 20 + 30 + 6 + 7, withheld: 80 });
});

test('names a system without CPU times', () => {
  expect(() => processorTimes('intr 1 2 3\n')).toThrow('/proc/stat');
});

test('computes the share of steal time from the time that was needed', () => {
  const before = { worked: 100, withheld: 10 };
  expect(disturbance(before, { worked: 190, withheld: 20 })).toContain('gave 10.0 % to others');
  expect(disturbance(before, before)).toContain('gave 0.0 % to others');
});
