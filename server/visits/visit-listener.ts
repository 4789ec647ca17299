import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { isbot } from 'isbot';
import { LONGEST_REPORT, VISIT_PATH } from '../../domain/visits.ts';
import type { NoteAnswer } from '../http/request-log.ts';
import type { RequestLimit } from '../http/submission-limit.ts';
import { countPicture, countReport } from './count-report.ts';
import type { VisitCounts } from './visit-counts.ts';

interface VisitListenerParts {
  /** Whether visits are counted. */
  isOn: () => boolean;
  counts: VisitCounts;
  publicUrl: URL;
  /** Whether meetings are booked at a host. */
  isBooking: (host: string) => boolean;
  /** Whether the cookies are those of a colleague. */
  isStaff: (cookies: string | undefined) => boolean;
  /** Address of the visitor, for `limit`. */
  addressOf: (peer: string, forwardedFor: string | undefined) => string;
  limit: RequestLimit;
  note: NoteAnswer;
  onFault: (error: unknown) => void;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Handles every other request. */
  next: RequestListener;
}

/** A transparent pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Counts visits, without a write: those of browsers by their reports (POST), and those without JavaScript by the picture
 * that the page then has. Every browser gets the same answer. Robots, colleagues, pages loaded ahead and who asks not to
 * be followed are not counted.
 */
export function createVisitListener(parts: VisitListenerParts): RequestListener {
  const { counts, publicUrl, isBooking, note, limit, headers, next } = parts;

  async function isVisit(asked: IncomingHttpHeaders, peer: string): Promise<boolean> {
    const header = (name: string) => asked[name]?.toString();
    if (!isCountedVisitor(header, parts.isStaff)) return false;
    const forwarded = asked['x-forwarded-for'];
    return limit.consume(parts.addressOf(peer, typeof forwarded === 'string' ? forwarded : undefined)).then(
      () => true,
      () => false,
    );
  }

  return (request, response) => {
    const { method = '', url, socket } = request;
    if (url !== VISIT_PATH || !parts.isOn()) return next(request, response);
    const start = performance.now();
    const requestId = randomUUID();
    const answer = (status: number, more: OutgoingHttpHeaders = {}, body?: Buffer) => {
      response.writeHead(status, { ...headers, 'X-Request-Id': requestId, ...more }).end(body);
      note({ requestId, method, path: VISIT_PATH, status, start });
    };
    /** The request’s own `Host` is accepted beside the public address, for 127.0.0.1 in development. */
    const isOwn = (page: URL | null): page is URL =>
      page !== null && (page.host === publicUrl.host || page.host === request.headers.host);
    const count = (add: () => void) =>
      void isVisit(request.headers, socket.remoteAddress ?? '')
        .then((isCounted) => isCounted && add())
        .catch(parts.onFault);

    if (method === 'GET') {
      const page = URL.parse(request.headers.referer ?? '');
      answer(200, { 'Content-Type': 'image/gif', 'Content-Length': PICTURE.length }, PICTURE);
      if (isOwn(page)) count(() => countPicture(counts, page));
      return;
    }
    if (method !== 'POST') return answer(405, { Allow: 'GET, POST', 'Content-Length': 0 });
    if (!isOwn(URL.parse(request.headers.origin ?? ''))) return answer(403, { 'Content-Length': 0 });
    let body = '';
    request.setEncoding('latin1');
    request.on('data', (text: string) => {
      if (body.length <= LONGEST_REPORT) body += text;
    });
    request.on('end', () => {
      if (body.length > LONGEST_REPORT) return answer(413, { 'Content-Length': 0 });
      answer(204);
      count(() => countReport(counts, body, isBooking));
    });
  };
}

/**
 * Whether who sent a request is counted: no robot, no colleague, nobody who asks not to be followed (Global Privacy
 * Control, Do Not Track), and no page that is loaded ahead.
 * @param header of the request, by its name in lower case
 * @param isStaff whether the cookies are those of a colleague
 */
export function isCountedVisitor(
  header: (name: string) => string | undefined,
  isStaff: (cookies: string | undefined) => boolean,
): boolean {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return false;
  if (header('sec-purpose') || header('purpose') === 'prefetch') return false;
  return !isStaff(header('cookie')) && !isbot(header('user-agent'));
}
