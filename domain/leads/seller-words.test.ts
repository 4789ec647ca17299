import { sellerWordList } from 'content-collections';
import { expect, it } from 'vitest';
import { sells } from './seller-words.ts';

const WORDS = ['backlink', 'première page de Google', 'SEO agency'];

it('takes three words of the list for a seller, whatever their case, accents and plural', () => {
  expect(sells('We are a SEO-Agency: BACKLINKS and the premiere page de google!', WORDS)).toBe(true);
  expect(sells('Backlink, backlink, backlinks', WORDS)).toBe(false);
  expect(sells('Nos backlinkings et la seo agencya de première page', WORDS)).toBe(false);
});

it('counts each link after the first', () => {
  const links = (count: number) => 'voir https://www.exemple.fr '.repeat(count);
  expect(sells(links(3), WORDS)).toBe(false);
  expect(sells(links(4), WORDS)).toBe(true);
  expect(sells(`${links(2)} backlink, SEO agency`, WORDS)).toBe(true);
});

it('takes no customer for a seller', () => {
  for (const text of [
    'Nous cherchons une agence pour notre référencement : être en première page de Google, avec un netlinking propre.',
    'Refonte de https://atelier.fr, comme https://exemple.fr et https://autre.fr.',
    '',
  ])
    expect(sells(text, sellerWordList.words), text).toBe(false);
});
