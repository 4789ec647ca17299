import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHttpServer, drain, EXCHANGE_LIMITS } from './http-server.ts';

const HEADERS = ['Content-Type', 'text/plain', 'X-Own', 'é', 'Content-Length', '4'];
const LINES = 'Content-Type: text/plain\r\nX-Own: é\r\nContent-Length: 4\r\n';

let server: Server;
let written: boolean[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00.900Z') });
  written = [];
  server = createHttpServer((request, response) => {
    const isWritten =
      request.url === '/kept' && response.writeLines(LINES, EXCHANGE_LIMITS.keepAliveTimeout / 1000);
    written.push(isWritten);
    if (!isWritten) response.writeHead(200, HEADERS);
    response.end('page');
  }, {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  await drain(server);
});

/** All that comes back on one connection, on which `requests` are sent at once. */
async function exchange(...requests: string[]): Promise<string> {
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.setEncoding('latin1').write(requests.join(''));
  return text(socket);
}

const get = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
const LAST = get('/', 'Connection: close\r\n');

it('sends byte for byte what Node would, and takes the next request', async () => {
  const kept = await exchange(get('/kept'), get('/kept'), LAST);
  expect(written).toEqual([true, true, false]);
  const undated = (answers: string) =>
    answers.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r$/gm, 'Date\r');
  expect(undated(kept)).toBe(undated(await exchange(get('/'), get('/'), LAST)));
  expect(undated(kept)).toContain('\r\nDate\r\n');
});

it('tells the time of each answer', async () => {
  expect(await exchange(get('/kept'), LAST)).toContain('Date: Tue, 10 Mar 2026 10:00:00 GMT\r\n');
  vi.setSystemTime(new Date('2026-03-10T10:00:01.000Z'));
  expect(await exchange(get('/kept'), LAST)).toContain('Date: Tue, 10 Mar 2026 10:00:01 GMT\r\n');
});

it('leaves the head to Node where the connection ends with the answer', async () => {
  const answer = await exchange(get('/kept', 'Connection: close\r\n'));
  expect(written).toEqual([false]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n\r\npage$/);
  const old = await exchange('GET /kept HTTP/1.0\r\n\r\n');
  expect(written).toEqual([false, false]);
  expect(old).toMatch(/Connection: close\r\n\r\npage$/);
});
