import { describe, expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { formOrigin, requestOrigin } from './same-origin.ts';

const PUBLIC_URL = new URL('https://www.exemple.fr');
const OWN = 'https://www.exemple.fr';

describe('origin of a request', () => {
  testAll<[Record<string, string>, ReturnType<typeof requestOrigin>]>([
    [{}, 'unknown'],
    [{ Host: 'www.exemple.fr', Referer: `${OWN}/` }, 'unknown'],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ 'Sec-Fetch-Site': 'none' }, 'own'],
    [{ Origin: OWN }, 'own'],
    [{ Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 'own'],
    [{ 'Sec-Fetch-Site': 'same-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': '' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'SAME-ORIGIN' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-origin, cross-site' }, 'foreign'],
    [{ Origin: 'null' }, 'foreign'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 'foreign'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ Origin: '' }, 'foreign'],
    [{ Origin: 'null', Host: 'null' }, 'foreign'],
    [{ Origin: 'https://exemple.fr' }, 'foreign'],
    [{ Origin: 'https://blog.exemple.fr' }, 'foreign'],
    [{ Origin: 'https://www.exemple.fr.pirate.example' }, 'foreign'],
    [{ Origin: 'https://www.exemple.fr:8443' }, 'foreign'],
    [{ Origin: 'http://www.exemple.fr' }, 'foreign'],
    [{ Origin: 'https://pirate.example', Host: 'www.exemple.fr' }, 'foreign'],
    [{ Origin: OWN, 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'same-origin' }, 'foreign'],
  ])('is proved or refused by its headers', ([headers, expected]) => {
    expect(requestOrigin(new Headers(headers), PUBLIC_URL)).toBe(expected);
  });
});

describe('origin of a form posted without JavaScript', () => {
  testAll<[Record<string, string>, ReturnType<typeof formOrigin>]>([
    [{}, 'unknown'],
    [{ Referer: `${OWN}/contact` }, 'own'],
    [{ Referer: 'http://127.0.0.1:3000/', Host: '127.0.0.1:3000' }, 'own'],
    [{ Referer: 'https://pirate.example/' }, 'unknown'],
    [{ Referer: 'https://www.exemple.fr.pirate.example/' }, 'unknown'],
    [{ Referer: 'https://blog.exemple.fr/' }, 'unknown'],
    [{ Referer: 'about:blank' }, 'unknown'],
    [{ Origin: 'null' }, 'unknown'],
    [{ Origin: 'null', Referer: `${OWN}/contact` }, 'unknown'],
    [{ Origin: OWN }, 'own'],
    [{ Origin: 'https://pirate.example', Referer: `${OWN}/contact` }, 'foreign'],
    [{ Origin: '', Referer: `${OWN}/contact` }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ 'Sec-Fetch-Site': 'cross-site', Referer: `${OWN}/contact` }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'null' }, 'foreign'],
  ])('is proved by a Referer too where nothing else tells', ([headers, expected]) => {
    expect(formOrigin(new Headers(headers), PUBLIC_URL)).toBe(expected);
  });
});
