import { expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { comingMoment } from './coming-moment.ts';

const NOW = Temporal.Instant.from('2026-11-24T10:00:00Z');

testAll([
  ['2026-11-24T14:40:00Z', 'aujourd’hui 15\u00a0h\u00a040'],
  ['2026-11-24T14:05:00Z', 'aujourd’hui 15\u00a0h\u00a005'],
  ['2026-11-25T10:00:00Z', 'demain 11\u00a0h'],
  ['2026-11-30T10:00:00Z', 'lundi 11\u00a0h'],
  ['2026-12-01T10:00:00Z', 'mardi 1er décembre 11\u00a0h'],
])('names the day of a moment to come as people do', ([moment, words]) => {
  expect(comingMoment(Temporal.Instant.from(moment), NOW, 'Europe/Paris')).toBe(words);
});

it('takes the day in Paris, which differs from UTC at night', () => {
  const now = Temporal.Instant.from('2026-11-24T22:30:00Z');
  expect(comingMoment(Temporal.Instant.from('2026-11-24T23:30:00Z'), now, 'Europe/Paris')).toBe(
    'demain 0\u00a0h\u00a030',
  );
});
