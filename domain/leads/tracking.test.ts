import { describe, expect, it } from 'vitest';
import { isTrackingLink, trackingPath, withoutToken } from './tracking.ts';

const TOKEN = `${'A-b_'.repeat(10)}xyz`;

describe('the tracking path of a lead', () => {
  it('ends with a token of 43 characters', () => {
    expect(isTrackingLink(trackingPath(TOKEN))).toBe(true);
    for (const other of ['x', '/..', '?a', ' '])
      expect(isTrackingLink(trackingPath(TOKEN) + other)).toBe(false);
    expect(isTrackingLink(`https://pirate.example${trackingPath(TOKEN)}`)).toBe(false);
  });

  it.each([
    `/suivi/${TOKEN}`,
    `/suivi/${TOKEN}/`,
    `/suivi/${TOKEN}.data`,
    `/Suivi/${TOKEN}`,
    `//suivi/${TOKEN}`,
    `/%73uivi/${TOKEN}`,
    `/suivi%2F${TOKEN}`,
    `/%2Fsuivi/${TOKEN}/%E0`,
  ])('is logged without its token: %s', (path) => {
    expect(withoutToken(path)).toBe('/suivi/…');
  });

  it.each(['/', '/contact', '/suivi', '/article/suivi/', '/suivi-de-projet', '/%E0%A4%A'])(
    'is not %s, which is logged unchanged',
    (path) => {
      expect(withoutToken(path)).toBe(path);
    },
  );
});
