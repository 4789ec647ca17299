import { connect as openSocket, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/site-process.ts';
import { createBench } from './bench.ts';
import { connect, expectStoredOnce, leadByEachForm, submit } from './leads.ts';

const QUOTE_PATH = '/api/contact-forms/get-estimate';
const CONTACT_PATH = '/api/contact-forms/contact-novne';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const OWN_PAGE = 'Sec-Fetch-Site: same-origin';
const CHUNKED = 'Transfer-Encoding: chunked';
const TEN_MEBIBYTES = 10 * 1024 * 1024;
/** Clients that never finish their header, at the same time. */
const SLOW_SPEAKERS = 200;
/** Longest life of a connection by the limits (10 s for a header, 15 s for a body) and a process's start (ms). */
const LONGEST = 60_000;

/** The answer of a server on a connection that it then closed. */
interface Exchange {
  status: number;
  head: string;
  body: string;
}

/** Sends raw bytes, and waits until the server closes the connection. */
async function exchange(url: string, talk: (socket: Socket) => void): Promise<Exchange> {
  const socket = openSocket({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const chunks: Buffer[] = [];
  const closed = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server resets the connection of a client that goes on sending.
  socket.on('error', () => {});
  socket.once('close', () => closed.resolve());
  socket.once('connect', () => talk(socket));
  await closed.promise;
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body };
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

/** Writes 10 MB as fast as the other side takes them, and stops when it closes. */
function pour(socket: Socket, wrap: (chunk: Buffer) => Buffer = (chunk) => chunk): void {
  let left = TEN_MEBIBYTES;
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

/** What each client sends, and the status of its answer before the connection is closed. */
const SPEAKERS: Record<string, { status: number; talk(socket: Socket, token: string[]): void }> = {
  'nothing at all': { status: 408, talk() {} },
  'no HTTP': { status: 400, talk: (socket) => socket.write('\x16\x03\x01 hello\r\n\r\n') },
  'a body of 20 MB, of which half comes': {
    status: 413,
    talk(socket, token) {
      socket.write(post(QUOTE_PATH, JSON_TYPE, ...token, `Content-Length: ${2 * TEN_MEBIBYTES}`));
      pour(socket);
    },
  },
  'a body of 10 MB in chunks': {
    status: 413,
    talk(socket, token) {
      socket.write(post(CONTACT_PATH, JSON_TYPE, ...token, CHUNKED));
      pour(socket, inChunk);
    },
  },
  ...forEachPage('a form of 10 MB in chunks', {
    status: 413,
    talk(socket, path) {
      socket.write(post(path, FORM_TYPE, OWN_PAGE, CHUNKED));
      pour(socket, inChunk);
    },
  }),
  'no body and no word of one': {
    status: 400,
    talk: (socket, token) => socket.write(post(CONTACT_PATH, JSON_TYPE, ...token, 'Connection: close')),
  },
  ...forEachPage('no form and no word of one', {
    status: 422,
    talk: (socket, path) => socket.write(post(path, FORM_TYPE, OWN_PAGE, 'Connection: close')),
  }),
  'a byte of the body a second': {
    status: 408,
    talk(socket, token) {
      socket.write(post(QUOTE_PATH, JSON_TYPE, ...token, 'Content-Length: 1000'));
      drip(socket, ' ');
    },
  },
  ...forEachPage('a byte of the form a second', {
    status: 408,
    talk(socket, path) {
      socket.write(post(path, FORM_TYPE, OWN_PAGE, 'Content-Length: 1000'));
      drip(socket, 'a');
    },
  }),
  'a header a second': {
    status: 408,
    talk(socket) {
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\n');
      drip(socket, 'X: y\r\n');
    },
  },
  'a header of 64 KiB': {
    status: 431,
    talk: (socket) =>
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(64 * 1024)}\r\n\r\n`),
  },
};

/** The same for the page of each form. */
function forEachPage(
  what: string,
  { status, talk }: { status: number; talk(socket: Socket, path: string): void },
): typeof SPEAKERS {
  const pages = ['/obtenir-un-devis', '/contact', '/'];
  return Object.fromEntries(
    pages.map((path) => [`${what} at ${path}`, { status, talk: (socket: Socket) => talk(socket, path) }]),
  );
}

describe('the site, spoken to by sockets', () => {
  it(
    'cuts off clients that send too much or too slowly, and serves all others (row 7, also 1, also 2)',
    async (context) => {
      const bench = await createBench('sqlite', context);
      const site = await bench.start();
      const token = await tokenLines(site.url);
      const slow = Array.from({ length: SLOW_SPEAKERS }, () =>
        exchange(site.url, (socket) => socket.write('GET / HTTP/1.1\r\nX')),
      );
      const exchanges = Object.entries(SPEAKERS).map(async ([what, { talk }]) => {
        const { status, head } = await exchange(site.url, (socket) => talk(socket, token));
        return {
          what,
          status,
          isSafe: /^content-security-policy: default-src 'none'/im.test(head) || status === 413,
        };
      });
      const pages = await Promise.all(['/', '/obtenir-un-devis'].map((path) => fetch(site.url + path)));
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
      const client = await connect(site.url);
      const accepted = await Promise.all(leadByEachForm().map((lead) => submit(client, lead)));

      expect(await Promise.all(exchanges)).toEqual(
        Object.entries(SPEAKERS).map(([what, { status }]) => ({ what, status, isSafe: true })),
      );
      for (const { status } of await Promise.all(slow)) expect(status).toBe(408);
      expectStoredOnce(await bench.readStore(), accepted);
      expect(site.output()).not.toContain('"level":50');
    },
    LONGEST,
  );

  it('does not echo a TRACE (row 22)', async () => {
    const site = await startSite({ DATABASE_URL: 'sqlite::memory:' });
    const answers = await Promise.all(
      ['/blog', '/contact', QUOTE_PATH].map((path) =>
        exchange(site.url, (socket) => {
          socket.write(
            `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: s\r\nConnection: close\r\n\r\n`,
          );
        }),
      ),
    );
    await site.end('SIGTERM');
    expect(answers.map(({ status }) => status)).toEqual([405, 405, 405]);
    expect(answers.map(({ head }) => /^allow: (.*)\r?$/im.exec(head)?.[1])).toEqual([
      'GET, HEAD',
      'GET, HEAD, POST',
      'POST',
    ]);
    for (const { head, body } of answers) expect(head + body).not.toContain('X-Secret');
  });
});
