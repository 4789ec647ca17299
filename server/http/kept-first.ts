import type { IncomingMessage, RequestListener } from 'node:http';
import type { Pages } from '../pages.ts';
import type { ClientFiles } from './client-files.ts';
import { EXCHANGE_LIMITS } from './http-server.ts';
import { replyWith } from './kept-answer.ts';
import type { KeptResponse } from './kept-response.ts';
import { pageAddress } from './page-address.ts';
import { createRequestId } from './request-id.ts';
import type { NoteAnswer } from './request-log.ts';

interface KeptFirstParts {
  pages: Pages;
  files: ClientFiles | undefined;
  note: NoteAnswer;
  /** Answers everything else. */
  next: RequestListener;
}

/** For how long a connection waits for its next request, as a client is told (s). */
const KEEP_ALIVE = EXCHANGE_LIMITS.keepAliveTimeout / 1000;

/**
 * Answers by itself, as `createApp` would, what asks for a kept page or file. Most requests are such, and the chain's
 * Request, Response and middleware would cost each of them ten times the answer.
 */
export function keptFirst({
  pages,
  files,
  note,
  next,
}: KeptFirstParts): RequestListener<typeof IncomingMessage, typeof KeptResponse> {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next(request, response);
    const start = performance.now();
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const address = end < 0 ? url : pageAddress(path, new URLSearchParams(url.slice(end)));
    const answer =
      (address === undefined ? undefined : pages.find(address)) ??
      (headers.range === undefined ? files?.find(path) : undefined);
    if (!answer) return next(request, response);

    const requestId = createRequestId();
    const reply = replyWith(answer, headers['accept-encoding'], headers['if-none-match']);
    const isHeadWritten =
      reply.status === 200 &&
      method === 'GET' &&
      response.writeLines(`${reply.lines}X-Request-Id: ${requestId}\r\n`, KEEP_ALIVE);
    if (!isHeadWritten) response.writeHead(reply.status, [...reply.headers, 'X-Request-Id', requestId]);
    response.end(method === 'HEAD' ? null : reply.body);
    note({ requestId, method, path, status: reply.status, start });
  };
}
