import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { BARE_POLICY } from './security-headers.ts';

/** Limits of a request: for its header, its body (ms), and the size of the header (bytes). */
export const EXCHANGE_LIMITS = {
  headersTimeout: 10_000,
  bodyTimeout: 15_000,
  /** For all of a request whose body is an upload (`allowUpload`). */
  requestTimeout: 120_000,
  /** How often Node checks `headersTimeout` and `requestTimeout` (ms). */
  connectionsCheckingInterval: 1000,
  /** Keep-alive timeout (ms); longer than the proxies’, so that they close the connection and no request is lost. */
  keepAliveTimeout: 65_000,
  /** Idle timeout of a socket (ms), for clients that do not read their answer. */
  silence: 60_000,
  maxHeaderSize: 16 * 1024,
};
/**
 * Most pipelined requests per connection. Browsers and proxies do not pipeline (RFC 9112, section 9.3.2); a client
 * that sends hundreds and reads nothing would have all answers kept in memory.
 */
const MOST_PIPELINED = 16;
/** How long a refused client may go on sending before its connection is cut (ms). */
const LINGER = 500;
/** Time for the requests under way at shutdown (ms). */
const DRAIN_DEADLINE = 4000;
/**
 * How long a proxy is told that this process leaves before it refuses connections (ms). The proxies of `deploy/` look at
 * `/healthz` twice a second, and close a connection that was idle for a second.
 */
export const PROXY_NOTICE = 2000;
/** Longest search for an idle turn of the event loop, and how long an idle turn takes at most (ms). */
const SEARCH_FOR_IDLE_TURN = 500;
const IDLE_TURN = 1;
/** How long the last connections may take to send their request (ms). */
const LAST_REQUESTS = 500;

/** Requests whose body may take longer than others. */
const uploads = new WeakSet<IncomingMessage>();

/** Gives a body as long as a request may take: files of a colleague, on a slow line. */
export function allowUpload(request: IncomingMessage): void {
  uploads.add(request);
}

/** The answers that each server has in hand. */
const answersOf = new WeakMap<Server, Set<ServerResponse>>();

/**
 * Creates an HTTP server with limits against slow, endless and malformed requests.
 * @param refusalHeaders headers of answers that are sent before `listener` is reached
 */
export function createHttpServer(
  listener: RequestListener,
  refusalHeaders: Readonly<Record<string, string>>,
  limits = EXCHANGE_LIMITS,
): Server {
  const headers = bareHeaders(refusalHeaders);
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...headers, Connection: 'close', 'Content-Length': 0 }).end();
  const server = createServer(
    {
      ...limits,
      // Most requests have no body: no stream is created for them.
      optimizeEmptyRequests: true,
      // Node’s own refusals would lack the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      // RFC 9112, section 3.2: required except in HTTP/1.0.
      const hosts = headerLines(request, 'host');
      const isHostWrong = hosts > 1 || (hosts === 0 && request.httpVersion === '1.1');
      if ((inHand.get(request.socket) ?? 0) > MOST_PIPELINED) request.socket.destroy();
      else if (isHostWrong) refuse(response, 400);
      else listener(request, response);
    },
  );
  const underWay = new Set<ServerResponse>();
  answersOf.set(server, underWay);
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.setTimeout(limits.silence);
  const answers = new WeakMap<Duplex, ServerResponse>();
  const inHand = new WeakMap<Duplex, number>();
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    answers.set(socket, response);
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      inHand.set(socket, (inHand.get(socket) ?? 1) - 1);
    });
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (length === undefined && coding === undefined) return;
    const late = setTimeout(() => {
      if (request.complete || uploads.has(request)) return;
      const error = Object.assign(new Error('body timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, socket);
    }, limits.bodyTimeout).unref();
    request.once('close', () => clearTimeout(late));
    response.once('finish', () => {
      // A client that is refused in the middle of its body has half a second to read the answer; then its
      // connection is closed, unless the body has ended and the connection carries another request: behind a proxy,
      // perhaps another visitor’s.
      const isTooMuch = response.statusCode === 413 && !request.complete;
      if (!isTooMuch) return;
      const leave = () => {
        if (!request.complete) socket.destroy();
        else if (answers.get(socket) === response) socket.end();
      };
      setTimeout(leave, LINGER).unref();
    });
  });
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket);
    const isHalfAnswered = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || isHalfAnswered) return void socket.destroy();
    // Closing at once while the client still sends would reset the connection and lose the answer.
    socket.end(refusal(statusOf(error), headers));
    setTimeout(() => socket.destroy(), LINGER).unref();
  });
  return server;
}

/** How often a header was sent; `headers` keeps only the first of some. */
function headerLines({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const other = rawHeaders[i];
    if (other?.length === name.length && other.toLowerCase() === name) count += 1;
  }
  return count;
}

/**
 * Finishes the requests under way, closes each connection after its answer, and cuts those that never send a whole
 * request.
 * @param notice how long answers say `Connection: close` before connections are refused and idle ones closed (ms):
 *   until then a proxy may have a request on its way
 */
export async function drain(server: Server, notice = 0): Promise<void> {
  const closing = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  answersOf.get(server)?.forEach(closing);
  server.prependListener('request', (_request, response) => closing(response));
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  if (notice > 0) {
    await sleep(notice, undefined, { ref: false });
    await nobodyConnects(server);
  }
  // HTTP's own method also closes connections on which no request has come yet.
  NetServer.prototype.close.call(server, () => resolve());
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_DEADLINE);
  if (notice > 0) await Promise.race([closed, sleep(LAST_REQUESTS)]);
  server.closeIdleConnections();
  const release = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(release);
  clearTimeout(cut);
}

/**
 * Waits for a turn of the event loop in which nobody connects and nothing else is done: closing the listener resets
 * connections that the kernel has made and the process has not accepted yet.
 */
async function nobodyConnects(server: Server): Promise<void> {
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  server.on('connection', count);
  for (const start = performance.now(); performance.now() - start < SEARCH_FOR_IDLE_TURN; ) {
    const [before, began] = [connections, performance.now()];
    await turn();
    if (connections === before && performance.now() - began < IDLE_TURN) break;
  }
  server.off('connection', count);
}

/** Headers of a plain refusal, besides the security headers. */
export function bareHeaders(
  securityHeaders: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'no-store', 'Content-Security-Policy': BARE_POLICY, ...securityHeaders };
}

/** The answer to a request that is not valid HTTP and never reaches the app. */
function statusOf(error: Error): 400 | 408 | 413 | 431 {
  switch ('code' in error && error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    default:
      return 400;
  }
}

function refusal(status: number, headers: Readonly<Record<string, string>>): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}
