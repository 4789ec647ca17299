import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSafeHeaders } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { NATIVE_WAYS, send } from './lead-forms.ts';

describe('a page that a browser has already', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
  });
  afterAll(() => site.close());

  const get = (path: string, ifNoneMatch?: string, method = 'GET') =>
    site.request(path, {
      method,
      headers: ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch },
    });
  const tagOf = async (path: string) => (await get(path)).headers.get('ETag') ?? 'none';

  it('also 4: is not sent again, and keeps the policy that lets its scripts run', async () => {
    const first = await get('/');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
      const again = await get('/', known);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe(tag);
      expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
      expectSafeHeaders(again);
    }
    expect((await get('/', tag, 'HEAD')).status).toBe(304);
  });

  it('also 4: is sent when it is another, or changed', async () => {
    const tag = await tagOf('/');
    expect(await tagOf('/obtenir-un-devis')).not.toBe(tag);
    expect((await get('/obtenir-un-devis', tag)).status).toBe(200);
    expect((await get('/', 'W/"garbage')).status).toBe(200);
    expect((await get('/', '')).status).toBe(200);
  });

  it('has no name when it must not be kept, nor when it is an error or an answer to a form', async () => {
    const answers = [
      await get('/confirmation-contact?type=devis'),
      await get('/nulle-part'),
      ...(await Promise.all(NATIVE_WAYS.map((way) => send(site, way, { body: { name: '' } })))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 422, 422]);
    for (const { headers } of answers) expect(headers.get('ETag')).toBeNull();
    expect((await get('/confirmation-contact?type=devis', '*')).status).toBe(200);
  });
});
