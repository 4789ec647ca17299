import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { encode, expectAccepted, expectRefused, LEAD_WAYS, send } from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

const LIMIT = 64 * 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

describe('bodies', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite', { limits: { submissionsPerNetworkAndMinute: 1_000_000 } });
  });
  afterAll(() => site.close());

  describe.each(LEAD_WAYS)('to $name', (way) => {
    // The same in every encoding, and so of the same size.
    const body = encode(way, { ...way.fields, name: 'Ada', [way.text]: 'Bonjour' });
    const bytes = new TextEncoder().encode(body);
    const ofSize = (size: number) => (way.isNative ? `${body}&x=`.padEnd(size, 'x') : body.padEnd(size, ' '));

    describe('that are refused', () => {
      afterEach(async () => expect(await stored(site)).toEqual(NOTHING));

      it('are too large by the announced length (row 7)', async () => {
        const response = await send(site, way, { body, headers: { 'Content-Length': String(LIMIT + 1) } });
        await expectRefused(way, response, 413, 'body_too_large');
      });

      it('are too large by the bytes that came, without an announced length (row 7)', async () => {
        await expectRefused(way, await send(site, way, { body: ofSize(LIMIT + 1) }), 413, 'body_too_large');
      });

      it('are cut off when they never end (row 7)', async () => {
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
        await expectRefused(way, await send(site, way, { body: endless }), 413, 'body_too_large');
        expect(isCancelled).toBe(true);
        expect(sent).toBeLessThan(LIMIT + 8 * 1024);
      });

      it('break off before their end, which is not logged as a fault of the site (row 7)', async () => {
        const broken = new ReadableStream<Uint8Array>({
          pull: (controller) => controller.error(new Error('aborted')),
        });
        await expectRefused(way, await send(site, way, { body: broken }), 400, 'malformed_request');
        expect(site.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
      });

      const own = way.isNative ? FORM_TYPE : JSON_TYPE;
      testAll<Record<string, string>>([
        { 'Content-Type': 'text/plain' },
        { 'Content-Type': `text/plain; ${own}` },
        { 'Content-Type': 'multipart/form-data; boundary=x' },
        { 'Content-Type': way.isNative ? JSON_TYPE : FORM_TYPE },
        { 'Content-Type': 'application/xml' },
        { 'Content-Type': `${own}p` },
        { 'Content-Type': '' },
        { 'Content-Type': `${own}; charset=iso-8859-1` },
        { 'Content-Encoding': 'gzip' },
        { 'Content-Encoding': 'br' },
      ])('are unsupported in another type, charset or coding (row 8)', async (headers) => {
        await expectRefused(
          way,
          await send(site, way, { body: bytes, headers }),
          415,
          'unsupported_media_type',
        );
      });
    });

    it('are accepted up to exactly 64 KiB, and with an explicit charset (row 7, row 8)', async () => {
      const headers = { 'Content-Type': `${way.isNative ? FORM_TYPE : JSON_TYPE};charset="UTF-8"` };
      await expectAccepted(way, await send(site, way, { body: ofSize(LIMIT), headers }));
      await site.services.database.deleteFrom('leads').execute();
    });
  });

  it.each(['/api/contact-forms/get-estimate', '/api/contact-forms/contact-novne'])(
    'are unsupported without a type, whatever else they lack, at %s (row 8)',
    async (path) => {
      const init = {
        method: 'POST',
        body: new Uint8Array([123, 125]),
        headers: { Origin: 'https://ailleurs.example' },
      };
      await expectProblem(await site.request(path, init), 415, 'unsupported_media_type');
    },
  );
});
