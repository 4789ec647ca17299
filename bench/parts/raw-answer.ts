import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as transferred. */
export interface RawAnswer {
  status: number;
  headers: [name: string, value: string][];
  /** Length of the status line and the headers (bytes). */
  headLength: number;
  /** Still compressed. */
  body: Buffer;
  encoding: string;
}

/** Fetches without decompressing; accepts Brotli and gzip as a browser does. */
export async function fetchRaw(url: string): Promise<RawAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  const { rawHeaders, statusCode = 0, statusMessage, httpVersion } = response;
  const headers = pairs(rawHeaders);
  const lines = [
    `HTTP/${httpVersion} ${statusCode} ${statusMessage}`,
    ...headers.map((pair) => pair.join(': ')),
  ];
  return {
    status: statusCode,
    headers,
    headLength: Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`),
    body,
    encoding: response.headers['content-encoding'] ?? 'identity',
  };
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, list[index + 1] ?? '']] : [],
  );
}
