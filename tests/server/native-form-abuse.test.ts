import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSafeHeaders } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { NOTHING, postForm, QUOTE, stored } from './submissions.ts';

const OWN = { 'Sec-Fetch-Site': 'same-origin' };
const encoded = new URLSearchParams(QUOTE).toString();

describe.each(ENGINES)('abuse of the form without JavaScript on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(async () => {
    const rows = await stored(site);
    await site.close();
    expect(rows).toEqual(NOTHING);
  });

  async function expectPage(response: Response, status: number): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expectSafeHeaders(response);
  }

  it.each([
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
  ])('row 8: refuses the type %s', async (type) => {
    await expectPage(await postForm(site, encoded, { ...OWN, 'Content-Type': type }), 415);
  });

  it('row 8: refuses a compressed body', async () => {
    await expectPage(await postForm(site, encoded, { ...OWN, 'Content-Encoding': 'gzip' }), 415);
  });

  it('row 7: refuses a body over 64 KiB, whether its length was announced or not', async () => {
    await expectPage(await postForm(site, `${encoded}${'a'.repeat(64 * 1024)}`), 413);
    await expectPage(await postForm(site, encoded, { ...OWN, 'Content-Length': '65537' }), 413);
  });

  it.each(['%zz', '%', '%e0%a4%a', '%ff'])('row 10: refuses the bad percent-escape %s', async (badEscape) => {
    await expectPage(await postForm(site, encoded.replace('Camille', `Camille${badEscape}`)), 400);
  });

  it.each(['name=Autre', 'email=autre%40x.fr', 'project_description=Autre'])(
    'row 10: refuses a second %s',
    async (pair) => {
      await expectPage(await postForm(site, `${encoded}&${pair}`), 422);
    },
  );

  it('row 10: refuses a list in place of a field', async () => {
    await expectPage(await postForm(site, encoded.replace('name=', 'name[]=')), 422);
  });

  it('row 10: refuses more than 50 pairs', async () => {
    const { status } = await postForm(site, `${encoded}${'&x=1'.repeat(10_000)}`);
    expect([400, 413, 422]).toContain(status);
  });

  it.each([
    'reset',
    '{}',
    '{"type":"reset"}',
    '{"type":"validate"}',
    '{"type":"insert","payload":{}}',
    'null',
  ])('does not trip over the form library’s own field holding %s', async (intent) => {
    const { status } = await postForm(site, { ...QUOTE, name: '', __intent__: intent });
    expect([400, 422]).toContain(status);
  });

  it('row 9: does not let a field name reach a prototype', async () => {
    const fields = '__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1';
    await expectPage(await postForm(site, `${fields}&${encoded.replace('Camille+Martin', '')}`), 422);
    expect('polluted' in {}).toBe(false);
  });

  it('row 9: refuses field names nested 10,000 deep like any unknown field', async () => {
    await expectPage(await postForm(site, `name${'[a]'.repeat(10_000)}=1`), 422);
  });
});
