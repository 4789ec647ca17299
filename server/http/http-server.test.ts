import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';

describe('an HTTP server that refuses a body unread', () => {
  let server: Server;
  let port: number;
  // One connection for all requests, as a proxy keeps one for many visitors.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    server = createHttpServer(async ({ method }, response) => {
      if (method === 'POST') return void response.writeHead(413).end('too much');
      asked.resolve();
      await held.promise;
      response.end('page');
    }, {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    agent.destroy();
    server.close();
  });

  async function send(method: string, body = ''): Promise<{ status: number | undefined; answer: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined;
      answer: string;
    }>();
    const headers = { 'Content-Length': String(body.length) };
    const outgoing = request({ agent, port, host: '127.0.0.1', method, headers }, async (response) => {
      resolve({ status: response.statusCode, answer: await text(response) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
    return promise;
  }

  it('keeps the connection for the next request once the body has ended', async () => {
    expect(await send('POST', 'x'.repeat(70 * 1024))).toEqual({ status: 413, answer: 'too much' });
    const page = send('GET');
    await asked.promise;
    await vi.advanceTimersByTimeAsync(600);
    held.resolve();
    expect(await page).toEqual({ status: 200, answer: 'page' });
  });
});

describe('an HTTP server with pipelined requests', () => {
  /** Sends `count` requests without waiting, and returns how many reached the listener and what came back. */
  async function pipeline(count: number): Promise<{ heard: number; answers: number }> {
    let heard = 0;
    const server = createHttpServer((_request, response) => {
      heard += 1;
      setImmediate(() => response.end('page'));
    }, {});
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const asked = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.write(asked.repeat(count - 1) + asked.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const received = await text(socket).catch(() => '');
    server.close();
    return { heard, answers: received.split('HTTP/1.1 200').length - 1 };
  }

  it('answers a few', async () => {
    expect(await pipeline(10)).toEqual({ heard: 10, answers: 10 });
  });

  it('closes the connection on hundreds', async () => {
    expect((await pipeline(500)).heard).toBeLessThanOrEqual(16);
  });
});
