import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { BARE_POLICY } from './security-headers.ts';

/** How long an exchange may take (ms), and how long its header may be (bytes). */
export const EXCHANGE_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 1000,
  /** An idle connection between two requests; longer than proxies keep theirs, so that they are the ones who close. */
  keepAliveTimeout: 65_000,
  /** A connection on which nothing moves is cut: a reader that takes nothing of its answer. */
  silence: 60_000,
  maxHeaderSize: 16 * 1024,
};
/**
 * Requests of one connection that may be in hand at once. Browsers and proxies wait for an answer before they ask again
 * (RFC 9112, section 9.3.2); who sends hundreds and reads nothing has all of their answers kept in memory.
 */
const MOST_PIPELINED = 16;
/** For how long a refused client may go on sending before it is cut (ms). */
const LINGER = 500;
/** How much of the stop's time the requests in hand may take (ms). */
const DRAIN_DEADLINE = 4000;

/**
 * An HTTP server that no slow, endless or broken client holds on to.
 * @param refusalHeaders sent with what is refused before it reaches `listener`, besides those that say so
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
      // Requests that announce no body, most of them, go without the stream that it would come by.
      optimizeEmptyRequests: true,
      // Node would refuse them without the headers that every answer has.
      requireHostHeader: false,
    },
    (request, response) => {
      // RFC 9112, section 3.2; an older client need not name the host.
      const hosts = headerLines(request, 'host');
      const isHostWrong = hosts > 1 || (hosts === 0 && request.httpVersion === '1.1');
      if ((inHand.get(request.socket) ?? 0) > MOST_PIPELINED) request.socket.destroy();
      else if (isHostWrong) refuse(response, 400);
      else listener(request, response);
    },
  );
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.setTimeout(limits.silence);
  const answers = new WeakMap<Duplex, ServerResponse>();
  const inHand = new WeakMap<Duplex, number>();
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    answers.set(socket, response);
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    response.once('close', () => inHand.set(socket, (inHand.get(socket) ?? 1) - 1));
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (length === undefined && coding === undefined) return;
    response.once('finish', () => {
      // Whoever was told that it is too much has half a second to read that, and sends no more on this connection; but
      // when they came to the end of it, a proxy may have another visitor's request on it by now.
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
    // Closed at once while the client still sends, the connection would take the answer with it.
    socket.end(refusal(statusOf(error), headers));
    setTimeout(() => socket.destroy(), LINGER).unref();
  });
  return server;
}

/** How many lines of a request's header bear `name`; `headers` keeps only the first of some. */
function headerLines({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const other = rawHeaders[i];
    if (other?.length === name.length && other.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Answers the requests in hand, lets each connection go after its answer, and cuts those that never finish asking. */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const release = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_DEADLINE);
  await closed;
  clearInterval(release);
  clearTimeout(cut);
}

/** Headers of an answer that is no page and that nobody keeps, besides those that every answer has. */
export function bareHeaders(
  securityHeaders: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'no-store', 'Content-Security-Policy': BARE_POLICY, ...securityHeaders };
}

/** What is answered to a request that cannot be read as one, and so never reaches the application. */
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
