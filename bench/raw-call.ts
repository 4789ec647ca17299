import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request sent as is: path and headers are not normalised, as `fetch` would do. */
export interface RawCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Status and headers of a response whose body was read and dropped. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
/** Longer than the site’s limit for a whole exchange (ms). */
const PATIENCE = 25_000;

/**
 * Sends `call` to the site at `origin` and reads the whole response.
 * @throws the socket’s error when the connection is refused or lost
 */
export async function sendRaw(
  origin: string,
  { method, path, headers, body = '' }: RawCall,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const outgoing = request({
    agent,
    hostname,
    port,
    method,
    path,
    headers: method === 'GET' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(PATIENCE),
  });
  outgoing.once('response', (response) => {
    const answer = { status: response.statusCode ?? 0, headers: response.headers };
    buffer(response).then(() => resolve(answer), reject);
  });
  // A refusal in mid-body closes the connection, but the response has arrived by then.
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** Fetches an anti-forgery token; returns cookie and header as the site’s script sends them. */
export async function tokenFrom(url: string): Promise<Record<string, string>> {
  const { headers } = await sendRaw(url, { method: 'GET', path: '/api/xsrf-token', headers: {} });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { Cookie: cookie, 'X-XSRF-TOKEN': cookie.slice(cookie.indexOf('=') + 1) };
}
