import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { excerpt, highlighted } from './result.ts';
import { indexTerms, queryTerms, wordsIn } from './terms.ts';

fc.configureGlobal({ seed: 20_261_124 });

describe('the terms of a text', () => {
  testAll([
    ['Évreux, Nîmes et l’Haÿ', ['evreux', 'nimes', 'hay']],
    ['l’intelligence d’une entreprise qu’on aime', ['intelligence', 'entreprise', 'aime']],
    ['jusqu’à Lorsqu’il', []],
    ["l'hébergement aujourd’hui", ['hebergement', 'aujourd', 'hui']],
    ['cœur de bœuf', ['coeur', 'boeuf']],
    ['Node.js, C# et ERP/CRM', ['node', 'js', 'c', 'erp', 'crm']],
    ['Saint-Étienne 2026', ['saint', 'etienne', '2026']],
  ])('are its words without accents and elisions', ([text, terms]) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  it('are equal for composed and decomposed accents', () => {
    expect(indexTerms('référencement'.normalize('NFD'))).toEqual(indexTerms('référencement'));
  });

  it('have their positions in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let at = 0;
        for (const { from, to, term } of wordsIn(text)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(term).toBe(term.toLowerCase());
          at = to;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('the terms of a search', () => {
  it('leave out stop words, unless there are no others', () => {
    expect(queryTerms('un site pour les artisans', 8)).toEqual(['site', 'artisans']);
    expect(queryTerms('Combien ça coûte, un site ?', 8)).toEqual(['combien', 'coute', 'site']);
    expect(queryTerms('qui', 8)).toEqual(['qui']);
  });

  it('are distinct and limited in number', () => {
    expect(queryTerms('site Site SITES a b c d e f g h', 4)).toEqual(['site', 'sites', 'b', 'c']);
  });
});

describe('the highlighted parts', () => {
  it('are the matching words as written, without an elision', () => {
    expect(highlighted('Prix d’un site à Évreux', new Set(['site', 'evreux', 'un']))).toEqual([
      { text: 'Prix d’', isMatch: false },
      { text: 'un', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'site', isMatch: true },
      { text: ' à ', isMatch: false },
      { text: 'Évreux', isMatch: true },
    ]);
  });

  it('contain the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const terms = new Set(wordsIn(text).flatMap(({ term }, index) => (index % 2 ? [term] : [])));
        const whole = highlighted(text, terms).map((stretch) => stretch.text);
        expect(whole.join('')).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const text = `${'Des mots avant. '.repeat(30)}La sauvegarde se restaure. ${'Des mots après. '.repeat(30)}`;

  it('surrounds the first match', () => {
    const parts = excerpt(text, new Set(['sauvegarde']));
    expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'sauvegarde', isMatch: true }]);
    const whole = parts.map((part) => part.text).join('');
    expect(whole).toMatch(/^… \p{L}/u);
    expect(whole).toMatch(/\p{L} …$/u);
    expect(whole.length).toBeLessThan(200);
  });

  it('is the beginning of a text without a match', () => {
    expect(excerpt('Un texte court.', new Set(['rien']))).toEqual([
      { text: 'Un texte court.', isMatch: false },
    ]);
    expect(excerpt(text, new Set())[0]?.text).toMatch(/^Des mots avant/);
  });
});
