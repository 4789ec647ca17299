import { type Context, Hono } from 'hono';
import { isbot } from 'isbot';
import { LONGEST_REPORT, VISIT_PATH } from '../../domain/visits.ts';
import { methodNotAllowed } from '../api/problem.ts';
import { AppError } from '../errors.ts';
import { readText } from '../http/body.ts';
import type { Environment } from '../http/environment.ts';
import { isOwnOrigin, refererPage } from '../http/same-origin.ts';
import type { Services } from '../services.ts';
import { countPicture, countReport } from './count-report.ts';

/** A transparent pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Counts visits, without a write: those of browsers by their reports (POST), and those without JavaScript by the picture
 * that the page then has. Every browser gets the same answer.
 * @param isCounted whether who sent a request is counted
 */
export function visitRoutes(
  { config: { publicUrl }, facts, visits, visitLimit }: Services,
  isCounted: (headers: Headers) => boolean,
) {
  const routes = new Hono<Environment>();

  const isVisit = async (c: Context<Environment>) =>
    isCounted(c.req.raw.headers) &&
    visitLimit.consume(c.get('address')).then(
      () => true,
      () => false,
    );
  const isBooking = (host: string) =>
    Object.values(facts.current().agency.links).some((link) => URL.parse(link)?.host === host);

  routes.get(VISIT_PATH, async (c) => {
    const page = refererPage(c.req.raw.headers, publicUrl);
    if (page && (await isVisit(c))) countPicture(visits, page);
    return c.body(PICTURE, 200, { 'Content-Type': 'image/gif' });
  });
  routes.post(VISIT_PATH, async (c) => {
    const { raw } = c.req;
    if (!isOwnOrigin(raw.headers.get('Origin') ?? '', raw.headers.get('Host'), publicUrl))
      throw new AppError('cross_site');
    const report = await readText(raw, LONGEST_REPORT);
    if (await isVisit(c)) countReport(visits, report, isBooking);
    return c.body(null, 204);
  });
  routes.all(VISIT_PATH, (c) => methodNotAllowed(c.req.method, 'GET, HEAD, POST', c.get('requestId')));
  return routes;
}

/**
 * Whether who sent a request is counted, if no colleague: no robot, nobody who asks not to be followed (Global Privacy
 * Control, Do Not Track), and no page that is loaded ahead.
 */
export function isCountedVisitor(headers: Headers): boolean {
  if (headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1') return false;
  if (headers.get('Sec-Purpose') || headers.get('Purpose') === 'prefetch') return false;
  return !isbot(headers.get('User-Agent'));
}
