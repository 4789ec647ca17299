import { allCities, allServices, allTechnologies } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { sharedShingles, wordsOf } from './words.ts';

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

const BODIES = [...allServices, ...allTechnologies, ...allCities].map(({ path, name, description1 }) => ({
  path,
  name,
  words: wordsOf(plain(description1)),
}));

describe('the texts of services, technologies and cities', () => {
  it.each(BODIES)('$path has the required length', ({ path, words }) => {
    const [least, most] = path.startsWith('/services') ? [400, 700] : [250, 450];
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(words.length).toBeLessThanOrEqual(most);
  });

  it('share at most 15 % of their six-word sequences with any other, their own names aside', () => {
    const alike = BODIES.flatMap((one, index) =>
      BODIES.slice(index + 1)
        .map((other) => ({ one: one.path, other: other.path, share: sharedShingles(one, other) }))
        .filter(({ share }) => share > 0.15),
    );
    expect(alike).toEqual([]);
  });
});
