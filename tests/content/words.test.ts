import { expect, test } from 'vitest';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import { sharedShingles, shinglesOf } from './words.ts';

const sentence = (city: string) =>
  `Nous aidons les entreprises de ${city} à construire des outils simples, utiles et durables, de ${city} à Paris.`;

test('counts a text copied under another name as the same text', () => {
  const texts = ['Lyon', 'Le Mans'].map((name) => shinglesOf({ name, words: wordsOf(sentence(name)) }));
  const [one, other] = texts;
  expect(one && other && sharedShingles(one, other)).toBe(1);
});

test('finds nothing shared between unrelated texts', () => {
  const one = shinglesOf({ name: 'Lyon', words: wordsOf(sentence('Lyon')) });
  const other = shinglesOf({
    name: 'Brest',
    words: wordsOf('La rade abrite un port militaire et des chantiers navals depuis des siècles.'),
  });
  expect(sharedShingles(one, other)).toBe(0);
});

test('counts a word as own unless it is in eight successive words that another text has', () => {
  const shared = 'Nous répondons à votre demande dans les quatre heures ouvrées.';
  const metz = wordsOf(`${shared} Metz compte autrement.`);
  const brest = wordsOf(`${shared} Brest a sa rade et son arsenal.`);
  expect(shareOfOwnWords(metz, [brest])).toBeCloseTo(3 / 13);
  expect(shareOfOwnWords(brest, [metz])).toBeCloseTo(7 / 17);
  expect(shareOfOwnWords(metz, [])).toBe(1);
});
