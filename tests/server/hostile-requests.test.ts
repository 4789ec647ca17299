import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { CONTACT_PATH, NOTHING, QUOTE, QUOTE_PATH, stored, tokenHeaders } from './submissions.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LIMIT = 64 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const ASCII_QUOTE = { ...QUOTE, project_description: 'Un site vitrine' };
const quoteOfSize = (size: number) => JSON.stringify(ASCII_QUOTE).padEnd(size, ' ');

describe.each(ENGINES)('hostile requests to the API on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
  });
  afterAll(() => site.close());

  async function post(body: BodyInit, headers: Record<string, string> = JSON_TYPE): Promise<Response> {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: { ...(await tokenHeaders(site)), ...headers },
      duplex: 'half',
    };
    return site.request(QUOTE_PATH, init);
  }

  describe('store nothing and', () => {
    afterEach(async () => expect(await stored(site)).toEqual(NOTHING));

    it.each<Record<string, string>>([
      {},
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'text/plain; application/json' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/xml' },
      { 'Content-Type': 'application/jsonp' },
      { 'Content-Type': 'application/json; charset=iso-8859-1' },
      { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
    ])('row 8: are unsupported with %o', async (headers) => {
      await expectProblem(await post(bytes(JSON.stringify(QUOTE)), headers), 415, 'unsupported_media_type');
    });

    it.each([QUOTE_PATH, '/api/blog/get-post-by-title'])(
      'row 8: are unsupported without a type, whatever else they lack, at %s',
      async (path) => {
        const init = { method: 'POST', body: bytes('{}'), headers: { Origin: 'https://ailleurs.example' } };
        const untyped = path === QUOTE_PATH ? init : { ...init, headers: await tokenHeaders(site) };
        await expectProblem(await site.request(path, untyped), 415, 'unsupported_media_type');
      },
    );

    it('row 7: are too large by the announced length', async () => {
      const response = await post(quoteOfSize(10), { ...JSON_TYPE, 'Content-Length': String(LIMIT + 1) });
      await expectProblem(response, 413, 'body_too_large');
    });

    it('row 7: are too large by the bytes that came, without an announced length', async () => {
      await expectProblem(await post(quoteOfSize(LIMIT + 1)), 413, 'body_too_large');
    });

    it('row 7: are cut off when their body never ends', async () => {
      let sent = 0;
      let isCancelled = false;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1024;
          controller.enqueue(new Uint8Array(1024).fill(32));
        },
        cancel() {
          isCancelled = true;
        },
      });
      await expectProblem(await post(endless), 413, 'body_too_large');
      expect(isCancelled).toBe(true);
      expect(sent).toBeLessThan(LIMIT + 8 * 1024);
    });

    it('hang up before their end, which is no fault of the site', async () => {
      const broken = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new Error('aborted')),
      });
      await expectProblem(await post(broken), 400, 'malformed_request');
      expect(site.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    });

    it.each(['', '{', '{"name":', "{'name':'x'}", 'undefined', '\ufeff', '{}{}'])(
      'row 9: are malformed as %j',
      async (body) => {
        await expectProblem(await post(body), 400, 'malformed_json');
      },
    );

    it('row 9: are malformed when their bytes are not UTF-8', async () => {
      const body = Buffer.concat([bytes('{"name":"'), Buffer.from([0xff, 0xfe, 0xc3]), bytes('"}')]);
      await expectProblem(await post(body), 400, 'malformed_request');
    });

    it.each(['[]', '[{}]', 'null', '1', '"text"', 'true'])('row 9: hold no fields as %s', async (body) => {
      await expectProblem(await post(body), 422, 'validation_failed');
    });

    it.each([
      ['a list', '['.repeat(10_000) + ']'.repeat(10_000)],
      ['an object', `${'{"":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ['a field', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ])('row 9: nest %s 10,000 deep', async (_what, body) => {
      await expectProblem(await post(body), 422, 'validation_failed');
    });

    it.each(['{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"name":"x"}}}'])(
      'row 9: lend no fields through the prototype of %s',
      async (body) => {
        const { errors } = await expectProblem(await post(body), 422, 'validation_failed');
        expect(Object.keys(errors).sort()).toEqual(['email', 'name', 'project_description']);
      },
    );

    it.each(['PUT', 'PATCH', 'DELETE', 'GET'])(
      'row 22: use %s in vain, whatever method their headers claim',
      async (method) => {
        for (const path of [QUOTE_PATH, CONTACT_PATH]) {
          const response = await site.request(path, {
            method,
            headers: { 'X-HTTP-Method-Override': 'POST' },
          });
          await expectProblem(response, 405, 'method_not_allowed');
          expect(response.headers.get('Allow')).toBe('POST');
        }
      },
    );
  });

  it('row 7, row 9: takes a body of exactly 64 KiB, and one that starts with a byte order mark', async () => {
    const answers = [await post(quoteOfSize(LIMIT)), await post(`\ufeff${JSON.stringify(QUOTE)}`)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('row 9: takes the last of a key that comes twice, and checks it', async () => {
    const twice = (email: string) =>
      JSON.stringify(QUOTE).replace('{', '{"email":"premier@x.fr",').replace(QUOTE.email, email);
    expect((await post(twice('dernier@x.fr'))).status).toBe(201);
    await expectProblem(await post(twice('personne')), 422, 'validation_failed');
    const emails = await site.services.database.selectFrom('leads').select('email').execute();
    expect(emails).toContainEqual({ email: 'dernier@x.fr' });
    expect(emails).not.toContainEqual({ email: 'premier@x.fr' });
  });

  it('row 11: keeps what a request’s headers say out of the log’s lines', async () => {
    const hostile = {
      'User-Agent': 'a%0d%0aX: b\t"}{',
      Referer: 'https://x.fr/%0d%0a\u2028'.replace('\u2028', ''),
    };
    await site.request('/', { headers: hostile });
    for (const line of site.logs) expect(line.trimEnd()).toBe(JSON.stringify(JSON.parse(line)));
    expect(site.logs.join('')).not.toContain('X: b');
  });

  it('row 22: answers HEAD and OPTIONS on a form without a body', async () => {
    const head = await site.request(QUOTE_PATH, { method: 'HEAD' });
    const options = await site.request(QUOTE_PATH, { method: 'OPTIONS' });
    expect([head.status, options.status]).toEqual([405, 204]);
    for (const answer of [head, options]) {
      expectSafeHeaders(answer);
      expect(answer.headers.get('Allow')).toBe('POST');
      expect(await answer.text()).toBe('');
    }
  });

  it.each(['/api', '/api/', '/api/nimporte', '/api/contact-forms', `${QUOTE_PATH}/x`, '/api/%E0%A4%A'])(
    'row 22: finds nothing at %s',
    async (path) => {
      await expectProblem(await site.request(path), 404, 'not_found');
      await expectProblem(await site.request(path, { method: 'POST', body: '{}' }), 404, 'not_found');
    },
  );
});
