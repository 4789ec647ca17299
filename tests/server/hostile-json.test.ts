import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { encode, expectAccepted, JSON_WAYS, leadsOf, leadWith, send } from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

const DEPTH = 10_000;

describe('JSON', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite', { limits: { submissionsPerNetworkAndMinute: 1_000_000 } });
  });
  afterAll(() => site.close());

  describe.each(JSON_WAYS)('in $name', (way) => {
    const post = (body: string | Uint8Array<ArrayBuffer>) => send(site, way, { body });
    const lead = encode(way, way.fields);
    const required = ['email', 'name', way.text].toSorted();

    describe('that is refused', () => {
      afterEach(async () => expect(await stored(site)).toEqual(NOTHING));

      testAll(['', '{', '{"name":', "{'name':'x'}", 'undefined', '\ufeff', '{}{}', 'NaN', '{"name":01}'])(
        'is malformed (row 9)',
        async (body) => {
          await expectProblem(await post(body), 400, 'malformed_json');
        },
      );

      it('is malformed when its bytes are not UTF-8 (row 9)', async () => {
        const parts = [Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')];
        await expectProblem(await post(new Uint8Array(Buffer.concat(parts))), 400, 'malformed_request');
      });

      testAll([
        ['a field', lead.replace('{', '{"email":"premier@x.fr",')],
        ['a field, once with an escape', lead.replace('{', '{"\\u0065mail":"premier@x.fr",')],
        ['an unknown key', lead.replace('{', '{"x":{"y":1},"x" : 2,')],
        ['a key deep inside', lead.replace('{', '{"x":[{"y":{},"z":"}","y":1}],')],
        ['a prototype', lead.replace('{', '{"__proto__":1,"__proto__":2,')],
      ])('is malformed with a key that comes twice (row 9)', async ([_what, body]) => {
        expect(() => JSON.parse(body)).not.toThrow();
        await expectProblem(await post(body), 400, 'malformed_json');
      });

      testAll(['[]', '[{}]', 'null', '1', '"text"', 'true'])(
        'holds no fields as another value than an object (row 9)',
        async (body) => {
          const { errors } = await expectProblem(await post(body), 422, 'validation_failed');
          expect(Object.keys(errors).toSorted()).toEqual(required);
        },
      );

      testAll([
        ['a list', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
        ['an object', `${'{"":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`],
        ['a field', `{"email":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`],
      ])('nests values 10,000 deep (row 9)', async ([_what, body]) => {
        await expectProblem(await post(body), 422, 'validation_failed');
      });

      testAll(['{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"name":"x"}}}'])(
        'lends no fields through a prototype (row 9)',
        async (body) => {
          const { errors } = await expectProblem(await post(body), 422, 'validation_failed');
          expect(Object.keys(errors).toSorted()).toEqual(required);
        },
      );

      it('holds fields of another type, each refused by name (row 9)', async () => {
        const wrong = { name: 1, email: ['a@x.fr'], phone: {}, [way.text]: true };
        const { errors } = await expectProblem(await post(encode(way, wrong)), 422, 'validation_failed');
        expect(Object.keys(errors).toSorted()).toEqual(Object.keys(wrong).toSorted());
      });

      testAll(['\ud800', '\udc00', 'a\ud83d'])('holds half a surrogate pair (row 9)', async (half) => {
        const wrong = encode(
          way,
          leadWith(way, { name: half, email: `${half}@x.fr`, phone: half, text: half }),
        );
        const { errors } = await expectProblem(await post(wrong), 422, 'validation_failed');
        expect(Object.keys(errors).toSorted()).toEqual([...required, 'phone'].toSorted());
      });
    });

    it('is taken with unknown keys, a byte order mark and keys of one name in several places (row 9)', async () => {
      const extra =
        '\ufeff{"__proto__":{"admin":true},"id":"1","kind":"autre","x":[{"name":1},{"name":"{\\"a\\":1"}],';
      await expectAccepted(way, await post(lead.replace('{', extra)));
      const [stored] = await leadsOf(site);
      expect(stored).toMatchObject({ kind: way.kind, name: way.fields.name });
      expect(stored?.id).not.toBe('1');
      expect('admin' in {}).toBe(false);
      await site.services.database.deleteFrom('leads').execute();
    });
  });
});
