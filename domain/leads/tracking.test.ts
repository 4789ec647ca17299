import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { isTrackingLink, trackingPath, withoutToken, withoutTokens } from './tracking.ts';

const TOKEN = `${'A-b_'.repeat(10)}xyz`;

/** As they are drawn. */
const DRAWN = 'k3Vq-Zx81bTnW_0dRcYp7LmEoGf5sJh2uAi9NvQtXwB';

describe('the tracking path of a lead', () => {
  it('ends with a token of 43 characters', () => {
    expect(isTrackingLink(trackingPath(TOKEN))).toBe(true);
    for (const other of ['x', '/..', '?a', ' '])
      expect(isTrackingLink(trackingPath(TOKEN) + other)).toBe(false);
    expect(isTrackingLink(`https://pirate.example${trackingPath(TOKEN)}`)).toBe(false);
  });

  testAll([
    `/suivi/${TOKEN}`,
    `/suivi/${TOKEN}/`,
    `/suivi/${TOKEN}.data`,
    `/Suivi/${TOKEN}`,
    `//suivi/${TOKEN}`,
    `/%73uivi/${TOKEN}`,
    `/suivi%2F${TOKEN}`,
    `/%2Fsuivi/${TOKEN}/%E0`,
  ])('is logged without its token', (path) => {
    expect(withoutToken(path)).toBe('/suivi/…');
  });

  testAll([
    ['/fr/suivi/', DRAWN],
    ['/fr/SUIVI/', DRAWN],
    ['/fr/suivi/', `${DRAWN.toLowerCase()}/plus/loin`],
    ['/fr%2Fsu%69vi/', DRAWN],
    ['/suivi', DRAWN],
    ['/suivre/', DRAWN],
    ['/contact?lien=', DRAWN],
    ['/connexion/invitation%23', DRAWN],
    ['No route matches URL "/fr/suivi/', `${DRAWN}"`],
  ])('is masked where it is mistyped', ([before, after]) => {
    const masked = withoutTokens(before + after);
    expect(masked).toContain('…');
    expect(masked.toLowerCase()).not.toContain(DRAWN.slice(0, 8).toLowerCase());
  });

  it('is masked wherever it stands, whatever it is', () => {
    for (let index = 0; index < 2000; index++) {
      const token = randomBytes(32).toString('base64url');
      for (const text of [`/x/${token}`, `/${token}.data`, `/x?y=${token}&z=1`])
        expect(withoutTokens(text)).not.toContain(token.slice(8, 32));
    }
  });

  testAll([
    '/article/accessibilite-ce-que-change-la-loi-de-2025',
    '/article/rgpd-2025-html5-et-web3-pour-les-tpe-pme-du-web2',
    '/static/technologies-window-BF38sAmM.js',
    '/assets/articles/0123456789abcdef0123456789abcdef-800.avif',
    '/equipe/articles/3f2b8c1e-7a90-4d1b-9c55-0e8f1a2b3c4d',
    '/%E0%A4%A',
  ])('is not in other addresses', (path) => {
    expect(withoutTokens(path)).toBe(path);
  });

  testAll(['/', '/contact', '/suivi', '/article/suivi/', '/suivi-de-projet', '/%E0%A4%A'])(
    'is not a path without a token, which is logged unchanged',
    (path) => {
      expect(withoutToken(path)).toBe(path);
    },
  );
});
