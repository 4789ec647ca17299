import { expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { fittingTitle } from './fitting-title.ts';

testAll([
  ['Sécurité informatique – Agence Verrière', 'Verrière', 'Sécurité informatique – Agence Verrière'],
  [
    'Agence web et informatique à Boulogne-Billancourt – Atelier Corvane',
    'Atelier Corvane',
    'Agence web et informatique à Boulogne-Billancourt',
  ],
  [
    'Tests – recette et automatisation des parcours – Agence Atelier Corvane',
    'Atelier Corvane',
    'Tests – recette et automatisation des parcours',
  ],
])('shortens a title that is too long', ([title, brand, shown]) => {
  expect(fittingTitle(title, brand)).toBe(shown);
});

it('leaves an author’s long title unchanged', () => {
  const title = 'Un titre d’article beaucoup trop long pour les moteurs de recherche';
  expect(fittingTitle(title, 'Verrière')).toBe(title);
});
