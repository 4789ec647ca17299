import { once } from 'node:events';
import { request as startRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer, drain, EXCHANGE_LIMITS } from '../../server/http/http-server.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite('sqlite');
});
afterEach(() => site.close());

it('gives only files of a colleague more time than a form (row 7)', async () => {
  const ada = await signIn(site, 'ada', 'sales');
  const { reference } = await site.services.leads.submit(LEAD);
  const limits = { ...EXCHANGE_LIMITS, bodyTimeout: 1000 };
  const server = createHttpServer(getRequestListener(site.app.fetch), {}, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const path = `/equipe/demandes/${reference.toLowerCase()}/brouillon`;
  const file =
    '--x\r\nContent-Disposition: form-data; name="fichier"; filename="a.txt"\r\n\r\nun\r\n--x--\r\n';
  /** Sends the second half of a body after the time for forms. */
  async function slowly(type: string, body: string, headers = {}): Promise<number | undefined> {
    const own = { Host: new URL(ORIGIN).host, Origin: ORIGIN, 'Content-Type': type };
    const request = startRequest({
      ...{ port, path, method: 'POST' },
      headers: { ...own, 'Content-Length': body.length, ...headers },
    });
    const answered = once(request, 'response');
    request.write(body.slice(0, 20));
    await sleep(1500);
    request.end(body.slice(20));
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  }

  try {
    const multipart = 'multipart/form-data; boundary=x';
    expect(await slowly(multipart, file, ada.headers)).toBe(303);
    const form = `known=0&text=${'a'.repeat(50)}`;
    expect(await slowly('application/x-www-form-urlencoded', form, ada.headers)).toBe(408);
    const files = await site.services.database.selectFrom('reply_files').select('name').execute();
    expect(files).toEqual([{ name: 'a.txt' }]);
  } finally {
    await drain(server);
  }
});
