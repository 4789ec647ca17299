import { expect, test } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { preferredCoding } from './precompressed-response.ts';

testAll([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.9', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, identity;q=0, br;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  [';;,q=,br;q=x', 'br'],
])('answers Accept-Encoding with the best coding that it allows', ([header, coding]) => {
  expect(preferredCoding(header)).toBe(coding);
  expect(preferredCoding(header)).toBe(coding);
});

test('the cache of header values is bounded', () => {
  for (let index = 0; index < 1000; index++) expect(preferredCoding(`x-${index}, gzip`)).toBe('gzip');
});
