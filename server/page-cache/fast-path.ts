import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { ClientFiles } from '../http/client-files.ts';
import type { NoteAnswer } from '../http/request-log.ts';
import { pageAddress } from './page-address.ts';
import type { Pages } from './pages.ts';
import { replyWith } from './precompressed-response.ts';

interface FastPathParts {
  pages: Pages;
  files: ClientFiles | undefined;
  note: NoteAnswer;
  /** Whether an address, of which pages ignore parts of the query, is one of a former site. */
  isRedirected(path: string, search: string): boolean;
  /** Handles every other request. */
  next: RequestListener;
}

/**
 * Answers requests for cached pages and files directly, with the same result as `createApp`. Most requests are
 * such, and Hono’s Request, Response and middleware would cost several times the answer itself.
 */
export function createFastPath({ pages, files, note, isRedirected, next }: FastPathParts): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next(request, response);
    const start = performance.now();
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    if (end >= 0 && isRedirected(path, url.slice(end))) return next(request, response);
    const address = end < 0 ? url : pageAddress(path, new URLSearchParams(url.slice(end)));
    const answer =
      (address === undefined ? undefined : pages.find(address)) ??
      (headers.range === undefined ? files?.find(path) : undefined);
    if (!answer) return next(request, response);

    const requestId = randomUUID();
    const reply = replyWith(answer, headers['accept-encoding'], headers['if-none-match']);
    response.writeHead(reply.status, [...reply.headers, 'X-Request-Id', requestId]);
    response.end(method === 'HEAD' ? null : reply.body);
    note({ requestId, method, path, status: reply.status, start });
  };
}
