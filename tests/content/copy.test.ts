import { allCities, allServices, allTechnologies } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../domain/own-words.ts';
import { testAll } from '../support/test-all.ts';
import { sharedShingles, shinglesOf } from './words.ts';

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

const BODIES = [...allServices, ...allTechnologies, ...allCities].map(({ path, name, description1 }) => ({
  path,
  name,
  words: wordsOf(plain(description1)),
}));

describe('the service cards of cities', () => {
  it('have sentences of their own: no two share five words in a row', () => {
    const sentences = allCities.flatMap(({ name, pillars }) =>
      Object.values(pillars ?? {}).map((text) => ({ name, words: wordsOf(text) })),
    );
    const runs = sentences.flatMap(({ name, words }) =>
      words.slice(4).map((_, index) => ({ name, run: words.slice(index, index + 5).join(' ') })),
    );
    const owners = new Map<string, string>();
    const shared = runs.filter(({ name, run }) => {
      const owner = owners.get(run);
      owners.set(run, name);
      return owner !== undefined && owner !== name;
    });
    expect(shared).toEqual([]);
  });
});

describe('the texts of cities', () => {
  it.each(['doit', 'doivent', 'suffit', 'suffisent', 'd’abord', 'ici'])('say « %s » on few pages', (tic) => {
    const said = allCities.filter((city) => wordsOf(plain(JSON.stringify(city))).includes(tic));
    expect(said.length).toBeLessThanOrEqual(allCities.length / 4);
  });

  it('have no semicolons', () => {
    expect(JSON.stringify(allCities)).not.toMatch(/\s;/);
  });
});

describe('the texts of technologies', () => {
  it.each(['suffit', 'd’abord'])('say « %s » on few pages', (tic) => {
    const said = allTechnologies.filter((one) => wordsOf(plain(JSON.stringify(one))).includes(tic));
    expect(said.length).toBeLessThanOrEqual(allTechnologies.length / 2);
  });
});

describe('the texts of services, technologies and cities', () => {
  testAll(BODIES)('have the required length', ({ path, words }) => {
    const [least, most] = /^\/(?:services|expertises)/.test(path) ? [400, 700] : [250, 450];
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(words.length).toBeLessThanOrEqual(most);
  });

  it('share at most 15 % of their six-word sequences with any other, their own names aside', () => {
    const texts = BODIES.map((body) => ({ path: body.path, shingles: shinglesOf(body) }));
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .map((other) => ({
          one: one.path,
          other: other.path,
          share: sharedShingles(one.shingles, other.shingles),
        }))
        .filter(({ share }) => share > 0.15),
    );
    expect(alike).toEqual([]);
  });
});
