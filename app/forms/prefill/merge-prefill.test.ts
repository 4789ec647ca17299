import { expect, it } from 'vitest';
import { withPrefill } from './merge-prefill.ts';

const PREFILL = 'Projet : site vitrine.\n\nMon besoin : ';

it('fills an empty field', () => {
  expect(withPrefill(' \n', PREFILL, null, 5000)).toBe(PREFILL);
});

it('takes the place of another text that nobody wrote', () => {
  expect(withPrefill('Projet : boutique.\n', PREFILL, 'Projet : boutique.', 5000)).toBe(PREFILL);
});

it('goes below what was typed', () => {
  expect(withPrefill('Bonjour', PREFILL, 'Projet : boutique.', 5000)).toBe(`Bonjour\n\n${PREFILL}`);
});

it('is not said twice, whatever was typed around it', () => {
  const typed = `Bonjour\n\n${PREFILL}un site pour l’atelier`;
  expect(withPrefill(typed, PREFILL, PREFILL, 5000)).toBe(typed);
});

it('leaves the field as it was typed when both would be too long', () => {
  const typed = '😀'.repeat(4990);
  expect(withPrefill(typed, PREFILL, null, 5000)).toBe(typed);
  expect(withPrefill('😀'.repeat(4900), PREFILL, null, 5000)).toContain(PREFILL);
});
