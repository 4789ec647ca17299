import { expect, test } from 'vitest';
import { disturbance, processorTimes } from './processor-times.ts';

const STAT = `cpu  100 20 30 4000 500 6 7 80 9 10
cpu0 50 10 15 2000 250 3 3 40 4 5
intr 1 2 3
`;

test('work and what the host withheld are told apart from idling', () => {
  expect(processorTimes(STAT)).toEqual({ worked: 100 + 20 + 30 + 6 + 7, withheld: 80 });
});

test('a system that tells no times is named', () => {
  expect(() => processorTimes('intr 1 2 3\n')).toThrow('/proc/stat');
});

test('the host’s share is that of the time that was wanted', () => {
  const before = { worked: 100, withheld: 10 };
  expect(disturbance(before, { worked: 190, withheld: 20 })).toContain('gave 10.0 % to others');
  expect(disturbance(before, before)).toContain('gave 0.0 % to others');
});
