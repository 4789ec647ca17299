import { connect as openSocket, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSite } from '../support/site-process.ts';
import { createBench } from './bench.ts';

const QUOTE_PATH = '/api/contact-forms/get-estimate';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const CHUNKED = 'Transfer-Encoding: chunked';
const MEBIBYTE = 1024 * 1024;

/** What a server has answered on a connection that it then closed. */
interface Exchange {
  status: number;
  head: string;
  body: string;
  /** How long the connection lasted (ms). */
  lasted: number;
}

/** Sends bytes as they are, and waits until the server ends the connection. */
async function exchange(url: string, talk: (socket: Socket) => void): Promise<Exchange> {
  const start = performance.now();
  const socket = openSocket({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const chunks: Buffer[] = [];
  const closed = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that has heard enough resets the connection of one who goes on talking.
  socket.on('error', () => {});
  socket.once('close', () => closed.resolve());
  socket.once('connect', () => talk(socket));
  await closed.promise;
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body, lasted: Math.round(performance.now() - start) };
}

/** Headers that a page's script would send. */
async function tokenLines(url: string): Promise<string[]> {
  const cookie = (await fetch(`${url}/api/xsrf-token`)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return [`Cookie: ${cookie}`, `X-XSRF-TOKEN: ${cookie.slice(cookie.indexOf('=') + 1)}`];
}

function post(path: string, type: string, ...lines: string[]): string {
  const all = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, ...lines];
  return `${all.join('\r\n')}\r\n\r\n`;
}

/** Writes `size` bytes as fast as the other side takes them, and stops when it closes. */
function pour(socket: Socket, size: number, wrap: (chunk: Buffer) => Buffer = (chunk) => chunk): void {
  let left = size;
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const push = () => {
    while (left > 0 && !socket.destroyed) {
      left -= chunk.length;
      if (!socket.write(wrap(chunk))) {
        socket.once('drain', push);
        return;
      }
    }
  };
  push();
}

function inChunk(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
}

/** Writes `text` every second for as long as the connection lasts. */
function drip(socket: Socket, text: string): void {
  const dripping = setInterval(() => socket.write(text), 1000);
  socket.once('close', () => clearInterval(dripping));
}

/** What each speaker is answered: its status, and how long at most its connection lasts (ms). */
const SPEAKERS: Record<
  string,
  { status: number; within: number; talk(socket: Socket, token: string[]): void }
> = {
  'a body of 10 MB': {
    status: 413,
    within: 10_000,
    talk(socket, token) {
      socket.write(post(QUOTE_PATH, JSON_TYPE, ...token, `Content-Length: ${10 * MEBIBYTE}`));
      pour(socket, 10 * MEBIBYTE);
    },
  },
  'a body of 10 MB in chunks': {
    status: 413,
    within: 10_000,
    talk(socket, token) {
      socket.write(post(QUOTE_PATH, JSON_TYPE, ...token, CHUNKED));
      pour(socket, 10 * MEBIBYTE, inChunk);
    },
  },
  'a form of 10 MB in chunks': {
    status: 413,
    within: 10_000,
    talk(socket) {
      socket.write(post('/obtenir-un-devis', FORM_TYPE, 'Sec-Fetch-Site: same-origin', CHUNKED));
      pour(socket, 10 * MEBIBYTE, inChunk);
    },
  },
  'a byte of the body a second': {
    status: 408,
    within: 20_000,
    talk(socket, token) {
      socket.write(post(QUOTE_PATH, JSON_TYPE, ...token, 'Content-Length: 1000'));
      drip(socket, ' ');
    },
  },
  'a header a second': {
    status: 408,
    within: 15_000,
    talk(socket) {
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\n');
      drip(socket, 'X: y\r\n');
    },
  },
  'a header of 64 KiB': {
    status: 431,
    within: 10_000,
    talk(socket) {
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(64 * 1024)}\r\n\r\n`);
    },
  },
};

describe('the site, spoken to by sockets', () => {
  it('row 7: stops who says too much or too slowly, and serves everybody else', async (context) => {
    const bench = await createBench('sqlite', context);
    const site = await bench.start();
    const token = await tokenLines(site.url);
    const exchanges = Object.entries(SPEAKERS).map(async ([what, { talk }]) => {
      const { status, lasted } = await exchange(site.url, (socket) => talk(socket, token));
      return { what, status, lasted };
    });
    const pages = await Promise.all(['/', '/obtenir-un-devis'].map((path) => fetch(site.url + path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);

    const outcomes = await Promise.all(exchanges);
    console.log(outcomes.map(({ what, status, lasted }) => `${what}: ${status} in ${lasted} ms`).join(', '));
    expect(outcomes).toMatchObject(Object.entries(SPEAKERS).map(([what, { status }]) => ({ what, status })));
    for (const { what, lasted } of outcomes) expect(lasted, what).toBeLessThan(SPEAKERS[what]?.within ?? 0);
    expect((await bench.readStore()).leads).toEqual([]);
    expect(site.output()).not.toContain('"level":50');
  });

  it.each([
    ['/', /^allow: GET, HEAD, POST\r?$/im],
    [QUOTE_PATH, /^allow: POST\r?$/im],
  ])('row 22: does not echo a TRACE of %s', async (path, allow) => {
    const site = await startSite({ DATABASE_URL: 'sqlite::memory:' });
    const { status, head, body } = await exchange(site.url, (socket) => {
      socket.write(`TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: s\r\nConnection: close\r\n\r\n`);
    });
    await site.end('SIGTERM');
    expect(status).toBe(405);
    expect(head).toMatch(allow);
    expect(head + body).not.toContain('X-Secret');
  });
});
