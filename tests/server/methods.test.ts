import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { CONTACT_PATH, QUOTE_PATH } from './submissions.ts';

const READ = 'GET, HEAD';
const READ_AND_POST = 'GET, HEAD, POST';

/** Methods that each kind of address allows. */
const ADDRESSES: readonly [path: string, allow: string][] = [
  ['/', READ_AND_POST],
  ['/obtenir-un-devis', READ_AND_POST],
  ['/contact', READ_AND_POST],
  ['/contact.data', READ_AND_POST],
  ['/services', READ_AND_POST],
  ['/services/saas', READ_AND_POST],
  ['/villes/lyon', READ_AND_POST],
  ['/technologies/postgresql', READ_AND_POST],
  ['/technologies', READ],
  ['/blog', READ],
  ['/confirmation-contact', READ],
  ['/nulle-part', READ],
  ['/%E0%A4%A', READ],
  ['/sitemap.xml', READ],
  ['/api/xsrf-token', READ],
  [QUOTE_PATH, 'POST'],
  [CONTACT_PATH, 'POST'],
  ['/api/blog/get-posts', 'POST'],
];

describe('methods', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    site.request(path, { method, headers });

  testAll(ADDRESSES)(
    'are allowed as answers to OPTIONS and to refused methods say (row 22)',
    async ([path, allow]) => {
      const options = await ask('OPTIONS', path);
      expect([options.status, await options.text()]).toEqual([204, '']);
      const refused = [
        'PUT',
        'PATCH',
        'DELETE',
        ...['GET', 'HEAD', 'POST'].filter((method) => !allow.includes(method)),
      ];
      const answers = await Promise.all(refused.map((method) => ask(method, path)));
      for (const answer of answers) expect(answer.status).toBe(405);
      for (const answer of [options, ...answers]) {
        expectSafeHeaders(answer);
        expect(answer.headers.get('Allow')).toBe(allow);
      }
    },
  );

  testAll(ADDRESSES.filter(([, allow]) => allow.includes('HEAD')))(
    'have HEAD answered like GET, without the body (row 22)',
    async ([path]) => {
      const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
      expect(await head.text()).toBe('');
      expect(head.status).toBe(get.status);
      for (const name of ['Content-Type', 'Content-Security-Policy', 'Location', 'ETag']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );

  testAll(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'are not overridden by a header (row 22)',
    async (header) => {
      expect((await ask('GET', '/', { [header]: 'DELETE' })).status).toBe(200);
      expect((await ask('PUT', '/?_method=GET', { [header]: 'GET' })).status).toBe(405);
      for (const path of [QUOTE_PATH, CONTACT_PATH]) {
        await expectProblem(await ask('GET', path, { [header]: 'POST' }), 405, 'method_not_allowed');
      }
    },
  );

  testAll(['/api', '/api/', '/api/nimporte', '/api/contact-forms', `${QUOTE_PATH}/x`, '/api/%E0%A4%A'])(
    'are answered 404 by an unknown API (row 22)',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'])
        await expectProblem(await ask(method, path), 404, 'not_found');
    },
  );
});
