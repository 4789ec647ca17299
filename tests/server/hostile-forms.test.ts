import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { encode, expectRefused, expectWrongFields, leadWith, NATIVE_WAYS, send } from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

describe.each(ENGINES)('pairs on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
  });
  afterEach(async () => expect(await stored(site)).toEqual(NOTHING));
  afterAll(() => site.close());

  describe.each(NATIVE_WAYS)('in $name', (way) => {
    const post = (body: string) => send(site, way, { body });
    const pairs = encode(way, way.fields);
    const [first = ''] = way.fields.name.split(' ');
    const nameless = encode(way, leadWith(way, { name: '' }));

    it.each(['%zz', '%', '%e0%a4%a', '%ff'])('row 10: have the bad escape %s', async (badEscape) => {
      const response = await post(pairs.replace(first, first + badEscape));
      await expectRefused(way, response, 400, 'malformed_request');
    });

    it.each(['name', 'email', 'phone', way.text])('row 10: hold %s twice', async (field) => {
      const response = await post(`${pairs}&${field}=Autre`);
      await expectWrongFields(way, response, [field]);
    });

    it('row 10: hold a list in place of a field', async () => {
      await expectWrongFields(way, await post(pairs.replace('name=', 'name[]=')), ['name']);
    });

    it('row 10: are 51, or 10,000', async () => {
      for (const count of [47, 9996])
        await expectRefused(way, await post(pairs + '&x=1'.repeat(count)), 400, 'malformed_request');
    });

    it.each([
      'reset',
      '{}',
      '{"type":"reset"}',
      '{"type":"validate"}',
      '{"type":"insert","payload":{}}',
      'null',
    ])('row 9: are not tripped over by the form library’s own field holding %s', async (intent) => {
      const response = await post(`${nameless}&__intent__=${encodeURIComponent(intent)}`);
      await expectWrongFields(way, response, ['name']);
    });

    it('row 9: do not reach a prototype', async () => {
      const names = '__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1';
      await expectWrongFields(way, await post(`${names}&${nameless}`), ['name']);
      expect('polluted' in {}).toBe(false);
    });

    it('row 9: nest a field 10,000 deep, or make it a list of 100 million', async () => {
      for (const name of [`name${'[a]'.repeat(10_000)}`, 'name[99999999]', 'a[0].b[500000000]'])
        await expectWrongFields(way, await post(`${nameless}&${name}=1`), ['name']);
    });
  });
});
