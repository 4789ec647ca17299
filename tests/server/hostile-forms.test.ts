import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { createTestSite, type TestSite } from './harness.ts';
import {
  encode,
  expectAccepted,
  expectRefused,
  expectWrongFields,
  leadWith,
  NATIVE_WAYS,
  send,
} from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

describe('pairs', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite', { limits: { submissionsPerNetworkAndMinute: 1_000_000 } });
  });
  afterEach(async () => expect(await stored(site)).toEqual(NOTHING));
  afterAll(() => site.close());

  describe.each(NATIVE_WAYS)('in $name', (way) => {
    const post = (body: string) => send(site, way, { body });
    const pairs = encode(way, way.fields);
    const [first = ''] = way.fields.name.split(' ');
    const nameless = encode(way, leadWith(way, { name: '' }));

    testAll(['%zz', '%', '%e0%a4%a', '%ff'])('are refused with a bad escape (row 10)', async (badEscape) => {
      const response = await post(pairs.replace(first, first + badEscape));
      await expectRefused(way, response, 400, 'malformed_request');
    });

    testAll(['name', 'email', 'phone', way.text])(
      'are refused with a field that comes twice (row 10)',
      async (field) => {
        const response = await post(`${pairs}&${field}=Autre`);
        await expectWrongFields(way, response, [field]);
      },
    );

    it('are refused with a list in place of a field (row 10)', async () => {
      await expectWrongFields(way, await post(pairs.replace('name=', 'name[]=')), ['name']);
    });

    it('are refused when there are 51, or 10,000 (row 10)', async () => {
      for (const count of [47, 9996])
        await expectRefused(way, await post(pairs + '&x=1'.repeat(count)), 400, 'malformed_request');
    });

    testAll([
      'reset',
      '{}',
      '{"type":"reset"}',
      '{"type":"validate"}',
      '{"type":"insert","payload":{}}',
      'null',
    ])('are validated whatever the form library’s own field holds (row 9)', async (intent) => {
      const response = await post(`${nameless}&__intent__=${encodeURIComponent(intent)}`);
      await expectWrongFields(way, response, ['name']);
    });

    it('do not reach a prototype (row 9)', async () => {
      const names = '__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1';
      await expectWrongFields(way, await post(`${names}&${nameless}`), ['name']);
      expect('polluted' in {}).toBe(false);
    });

    testAll([
      'name[99999999]',
      'a[0].b[500000000]',
      `name${'[a]'.repeat(10_000)}`,
      `name${'.a'.repeat(20_000)}`,
      'email.x',
      'length',
      'a'.repeat(60_000),
    ])('are ignored under a name that the form has no field for (row 9)', async (name) => {
      await expectWrongFields(way, await post(`${name}=1&${nameless}`), ['name']);
      await expectAccepted(way, await post(`${name}=1&${pairs}`));
      await site.services.database.deleteFrom('leads').execute();
    });
  });
});
