import { expect, test } from 'vitest';
import { ecoIndex } from './eco-index.ts';
import { testAll } from './test-all.ts';

/** Scores that cnumr/ecoindex_python expects in its own tests, and the grades of its thresholds. */
const KNOWN = [
  [{ elements: 100, requests: 100, kilobytes: 100 }, 72, 'B'],
  [{ elements: 100, requests: 100, kilobytes: 1000 }, 67, 'C'],
  [{ elements: 100, requests: 100, kilobytes: 10_000 }, 58, 'C'],
  [{ elements: 200, requests: 200, kilobytes: 10_000 }, 46, 'D'],
  [{ elements: 2355, requests: 267, kilobytes: 2493 }, 10, 'G'],
  [{ elements: 240, requests: 20, kilobytes: 331 }, 83, 'A'],
  [{ elements: 2240, requests: 100, kilobytes: 310_182.902 }, 16, 'F'],
] as const;

testAll(KNOWN)('scores and grades as published', ([cost, score, grade]) => {
  expect(ecoIndex(cost)).toEqual({ score, grade });
});

test('scores an empty page best, and no page below 0', () => {
  expect(ecoIndex({ elements: 0, requests: 0, kilobytes: 0 }).score).toBe(100);
  expect(ecoIndex({ elements: 1e9, requests: 1e9, kilobytes: 1e9 }).score).toBe(0);
});
