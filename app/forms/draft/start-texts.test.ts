import { expect, it } from 'vitest';
import { withPrefill } from './start-texts.ts';

const PREFILL = 'Projet : site vitrine.\n\nMon besoin : ';

it('fills an empty field', () => {
  expect(withPrefill(' \n', PREFILL, null, 5000)).toBe(PREFILL);
});

it('replaces an earlier prefill that was not edited', () => {
  expect(withPrefill('Projet : boutique.\n', PREFILL, 'Projet : boutique.', 5000)).toBe(PREFILL);
});

it('is appended to a typed text', () => {
  expect(withPrefill('Bonjour', PREFILL, 'Projet : boutique.', 5000)).toBe(`Bonjour\n\n${PREFILL}`);
});

it('is not repeated in a text that contains it', () => {
  const typed = `Bonjour\n\n${PREFILL}un site pour l’atelier`;
  expect(withPrefill(typed, PREFILL, PREFILL, 5000)).toBe(typed);
});

it('is left out where both would exceed the limit', () => {
  const typed = '😀'.repeat(4990);
  expect(withPrefill(typed, PREFILL, null, 5000)).toBe(typed);
  expect(withPrefill('😀'.repeat(4900), PREFILL, null, 5000)).toContain(PREFILL);
});
