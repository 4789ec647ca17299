import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { numberHeadings } from './contents.ts';

function numbered(...headings: [level: number, title: string][]): string[] {
  return numberHeadings(headings.map(([level, title]) => ({ level, title }))).map(
    ({ number, title }) => `${number} ${title}`,
  );
}

describe('the table of contents', () => {
  it('is numbered by hierarchy, from the highest level present', () => {
    expect(numbered([2, 'Un'], [3, 'Sous un'], [3, 'Encore'], [2, 'Deux'], [3, 'Sous deux'])).toEqual([
      '1. Un',
      '1.1. Sous un',
      '1.2. Encore',
      '2. Deux',
      '2.1. Sous deux',
    ]);
    expect(numbered([1, 'A'], [2, 'B'], [3, 'C'], [1, 'D'])).toEqual(['1. A', '1.1. B', '1.1.1. C', '2. D']);
  });

  it('does not count a level that was skipped', () => {
    expect(numbered([1, 'A'], [3, 'B'], [3, 'C'], [2, 'D'])).toEqual(['1. A', '1.1. B', '1.2. C', '1.3. D']);
    expect(numbered([3, 'A'], [2, 'B'], [3, 'C'])).toEqual(['1. A', '2. B', '2.1. C']);
  });

  testAll([
    ['1. Choisir', 'Choisir'],
    ['1.2 Choisir', 'Choisir'],
    ['1.2.3. Choisir', 'Choisir'],
    ['2) Choisir', 'Choisir'],
    ['3 - Choisir', 'Choisir'],
    ['3 – Choisir', 'Choisir'],
    ['4 : Choisir', 'Choisir'],
    ['10 erreurs à éviter', '10 erreurs à éviter'],
    ['2025, année charnière', '2025, année charnière'],
    ['3e étape', '3e étape'],
    ['24 h/24', '24 h/24'],
  ])('drops a number that the title brings, unless it counts', ([written, shown]) => {
    expect(numberHeadings([{ level: 2, title: written }])).toMatchObject([{ number: '1.', title: shown }]);
  });

  it('gives each heading an id in document order', () => {
    expect(
      numberHeadings([
        { level: 2, title: 'A' },
        { level: 3, title: 'A' },
      ]).map(({ id }) => id),
    ).toEqual(['section-0', 'section-1']);
    expect(numberHeadings([])).toEqual([]);
  });
});
