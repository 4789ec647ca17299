import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_DEADLINE } from '../articles/pictures/picture-work.ts';
import { allowUpload, createHttpServer, drain, EXCHANGE_LIMITS } from './http-server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** The default limits; each test shortens one of them. */
const PATIENT = { ...EXCHANGE_LIMITS, connectionsCheckingInterval: 10 };

describe('the limits of an exchange', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await drain(server);
  });

  async function serve(limits: typeof EXCHANGE_LIMITS, listener: RequestListener): Promise<void> {
    server = createHttpServer(listener, { 'X-Own': 'safe' }, limits);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }

  /** Sends `text`, or `GET` once it is `asked`, and returns the answer once the server has closed the connection. */
  async function talk(text: string, asked?: Promise<void>): Promise<string> {
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    sockets.push(socket);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.write(text);
    asked?.then(() => socket.write(GET));
    await once(socket, 'close');
    return answer;
  }

  const answerAtOnce: RequestListener = (_request, response) => response.end('ok');

  it('also 1: ends a connection that is idle between two requests', async () => {
    await serve({ ...PATIENT, keepAliveTimeout: 20 }, answerAtOnce);
    expect(await talk(GET)).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
  });

  it('also 1: answers 408 to an unfinished header or body', async () => {
    await serve({ ...PATIENT, headersTimeout: 30, requestTimeout: 60 }, answerAtOnce);
    expect(await talk('GET / HTTP/1.1\r\nHost: localhost\r\n')).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*X-Own: safe\r\n/,
    );
    const readBody: RequestListener = (request, response) => {
      request.on('end', () => response.end()).resume();
    };
    const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nun';
    for (const limits of [{ headersTimeout: 30, requestTimeout: 60 }, { bodyTimeout: 60 }]) {
      await serve({ ...PATIENT, ...limits }, readBody);
      expect(await talk(body)).toMatch(/^HTTP\/1\.1 408 [\s\S]*X-Own: safe\r\n/);
    }
    await serve({ ...PATIENT, bodyTimeout: 30 }, answerAtOnce);
    expect(await talk(body)).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 /);
  });

  it('gives an upload as long as a request may take, and no longer', async () => {
    await serve(
      { ...PATIENT, headersTimeout: 30, bodyTimeout: 30, requestTimeout: 300 },
      (request, response) => {
        allowUpload(request);
        request.on('end', () => response.end('kept')).resume();
      },
    );
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length:';
    const later = new Promise<void>((resolve) => setTimeout(resolve, 100));
    expect(await talk(`${head} ${GET.length + 2}\r\n\r\nun`, later)).toMatch(/^HTTP\/1\.1 200 [\s\S]*kept$/);
    expect(await talk(`${head} 5\r\n\r\nun`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('also 1: cuts off a client that reads nothing', async () => {
    await serve({ ...PATIENT, silence: 30 }, (_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000000' });
    });
    expect(await talk(GET)).toMatch(/^HTTP\/1\.1 200 |^$/);
  });

  it('also 2: refuses a header of more than 16 KiB and takes a smaller one', async () => {
    await serve(PATIENT, answerAtOnce);
    const withHeader = (size: number) =>
      GET.replace('\r\n\r\n', `\r\nConnection: close\r\nX: ${'x'.repeat(size)}\r\n\r\n`);
    expect(await talk(withHeader(15 * 1024))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await talk(withHeader(17 * 1024))).toMatch(/^HTTP\/1\.1 431 [\s\S]*Connection: close/);
  });

  it('finishes the requests under way before it stops', async () => {
    const asked = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    await serve(PATIENT, async (_request, response) => {
      asked.resolve();
      await ready.promise;
      response.end('the last one');
    });
    const answer = talk(GET);
    await asked.promise;
    const stopped = drain(server);
    expect(server.listening).toBe(false);
    ready.resolve();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*the last one$/);
    await stopped;
  });

  it('goes on answering after notice, and closes each connection with its answer', async () => {
    await serve(PATIENT, answerAtOnce);
    void drain(server, 60_000);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await talk(GET)).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*ok$/);
  });

  it('answers the last that connected, though they asked after it had stopped listening', async () => {
    await serve(PATIENT, answerAtOnce);
    const connected = once(server, 'connection');
    const asked = Promise.withResolvers<void>();
    const answer = talk('', asked.promise);
    await connected;
    const stopped = drain(server, 1);
    await vi.waitFor(() => expect(server.listening).toBe(false), { interval: 5 });
    asked.resolve();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
    await stopped;
  });
});

it('waits longer for an answer than a picture may take, behind the proxies of deploy/ too', async () => {
  const seconds = async (file: string, setting: RegExp) =>
    Number(setting.exec(await readFile(`deploy/${file}`, 'utf8'))?.[1]);
  const patience = [
    EXCHANGE_LIMITS.silence / 1000,
    await seconds('nginx.conf', /proxy_read_timeout (\d+)s/),
    await seconds('haproxy.cfg', /timeout server (\d+)s/),
  ];
  expect(Math.min(...patience)).toBeGreaterThan(PICTURE_DEADLINE / 1000);
});
