import { afterAll, beforeAll, describe, expect } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders } from './answers.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';

const ARTICLE = '/article/rgpd-pour-une-petite-entreprise';
const ENDLESS = 'a'.repeat(10_000);
const PAGE_AREAS = ['/services/', '/technologies/', '/villes/'];

/** Variant spellings, and the canonical address of each. */
const MISSPELT: readonly [typed: string, canonical: string][] = [
  ['/villes/LYON', '/villes/lyon'],
  ['/villes/Saint-Étienne', '/villes/saint-etienne'],
  ['/Villes/Saint-%C3%89tienne/', '/villes/saint-etienne'],
  ['/villes/le havre', '/villes/le-havre'],
  ['/technologies/react', '/technologies/reactjs'],
  ['/technologies/PostgreSQL/', '/technologies/postgresql'],
  ['/services/SaaS', '/services/saas'],
  ['/services/saas-application-web', '/services/application-web'],
  ['/services/saas-application-web?de=menu', '/services/application-web?de=menu'],
  ['/realisations/Site École/', '/realisations/site-ecole'],
  ['/realisations/Boutique-En-Ligne/', '/realisations/boutique-en-ligne'],
  ['/CONTACT', '/contact'],
  ['/contact/', '/contact'],
  ['/contact,', '/contact'],
  ['//contact', '/contact'],
  ['/villes//lyon', '/villes/lyon'],
  ['/obtenir-un-devis/?de=menu', '/obtenir-un-devis?de=menu'],
  ['/article/RGPD pour une petite entreprise', ARTICLE],
  [`${ARTICLE}/`, ARTICLE],
  [`${ARTICLE}.`, ARTICLE],
  [ARTICLE.replace('/article', '//article/'), ARTICLE],
];

describe('addresses', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    await importArticles(site.services.articles);
    // After every date of publication.
    site.clock.advance({ hours: 24 * 365 });
  });
  afterAll(() => site.close());

  const get = (path: string) => site.request(ORIGIN + path);

  testAll(MISSPELT)(
    'lead from another spelling to the canonical one with one 301 (row 21)',
    async ([typed, canonical]) => {
      const response = await get(typed);
      expect([response.status, response.headers.get('Location')]).toEqual([301, canonical]);
      expectSafeHeaders(response);
      expect((await get(canonical)).status).toBe(200);
    },
  );

  testAll(['atlantide', 'constructor', '..%2f..%2fetc%2fpasswd', '%00', '%27%20or%201=1--'])(
    'of an unknown article redirect to the 404 page (row 21)',
    async (slug) => {
      const response = await get(`/article/${slug}`);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/404']);
      expect((await get('/404')).status).toBe(404);
    },
  );

  testAll(
    PAGE_AREAS.flatMap((area) =>
      [
        'atlantide',
        'Atlantide/',
        'constructor',
        '__proto__',
        '..%2f..%2fetc%2fpasswd',
        '%00',
        '%252e%252e',
      ].map((slug) => area + slug),
    ),
  )('of an unknown page redirect home temporarily (row 21)', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  testAll(['atlantide', 'constructor', '%00'])(
    'of an unknown case redirect to the list temporarily (row 21)',
    async (slug) => {
      const response = await get(`/realisations/${slug}`);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/realisations']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  testAll([...PAGE_AREAS, '/realisations/', '/article/'])(
    'with an invalid slug are an error, without a redirect (row 21)',
    async (area) => {
      const answers = [
        await get(`${area}%E0%A4%A`),
        await get(area + ENDLESS),
        await get(area + 'a'.repeat(201)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 404, 404]);
      for (const answer of answers) expect(answer.headers.get('Location')).toBeNull();
    },
  );

  testAll([
    ['/%E0%A4%A', 400],
    [`/${ENDLESS}`, 404],
    ['/%00', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/../../etc/passwd', 404],
    ['/static/..%2f..%2fserver%2findex.js', 404],
    ['/constructor', 404],
  ])('that no route has are an error, without a redirect (row 21)', async ([path, status]) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBeNull();
    expectSafeHeaders(response);
  });

  testAll(['//evil.fr', '//evil.fr/', '/\\evil.fr/', '/%5cevil.fr/', '/%2f%2fevil.fr/', '///EVIL.fr/'])(
    'do not redirect to another site (row 21)',
    async (path) => {
      const response = await get(path);
      const location = response.headers.get('Location');
      if (location !== null) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
      else expect(response.status).toBe(404);
    },
  );
});
