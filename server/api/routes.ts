import { setImmediate as turn } from 'node:timers/promises';
import { partList } from 'content-collections';
import { type Context, Hono } from 'hono';
import { AppError } from '../errors.ts';
import { HEADER_NAME } from '../http/anti-forgery.ts';
import type { Environment } from '../http/environment.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { readSubmission } from '../http/submission.ts';
import type { RequestLimit } from '../http/submission-limit.ts';
import { promiseOnForms } from '../leads/promised-answer.ts';
import { readOrigin } from '../leads/read-origin.ts';
import type { Services } from '../services.ts';
import { createBlogApi, readBlogBody } from './blog.ts';
import { CONTACT_FORMS, readIdempotencyKey, readLead } from './contact-forms.ts';
import { methodNotAllowed } from './problem.ts';

/** Entries of a list that are written before other requests are answered. */
const SLICE = 1000;

/** The JSON API of the specification (section 7). */
export function apiRoutes({
  config,
  leads,
  articles,
  antiForgery,
  submissionLimit,
  readLimit,
  clock,
  facts,
}: Services) {
  const api = new Hono<Environment>();
  const blog = partList.blog ? createBlogApi(articles) : {};

  api.get('/xsrf-token', (c) => {
    c.header('Set-Cookie', antiForgery.freshCookie());
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
  api.all('/xsrf-token', (c) => methodNotAllowed(c.req.method, 'GET, HEAD', c.get('requestId')));

  api.get('/answer-by', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(promiseOnForms(clock.now(), facts.current().agency.hours));
  });
  api.all('/answer-by', (c) => methodNotAllowed(c.req.method, 'GET, HEAD', c.get('requestId')));

  for (const [path, kind] of Object.entries(CONTACT_FORMS)) {
    post(path, submissionLimit, async (c, body) => {
      const idempotencyKey = readIdempotencyKey(c.req.raw.headers);
      const { lead, signals, visit: sent } = readLead(body, kind);
      const network = senderNetwork(c.get('address'));
      const { publicUrl } = config;
      const origin = readOrigin({ headers: c.req.raw.headers, publicUrl, sent, now: clock.now() });
      const sentSignals = { ...signals, network, origin };
      const { link, ...accepted } = await leads.submit(lead, idempotencyKey, sentSignals, true);
      // The tracking page of the lead.
      if (link !== undefined) c.header('Location', link);
      return c.json(accepted, 201);
    });
  }
  for (const [path, answer] of Object.entries(blog)) {
    const call = async (c: Context<Environment>, body: string) =>
      c.body(await dataJson(await answer(readBlogBody(body, c.req.raw.headers.has('Content-Type')))), 200, {
        'Content-Type': 'application/json',
      });
    post(path, readLimit, call, { isBodyOptional: true });
  }

  api.all('*', () => {
    throw new AppError('not_found');
  });
  return api;

  /** Adds a POST route with a JSON body, an anti-forgery token and a rate limit; its response is not cached. */
  function post(
    path: string,
    limit: RequestLimit,
    answer: (c: Context<Environment>, body: string) => Promise<Response>,
    { isBodyOptional = false } = {},
  ): void {
    api.post(path, async (c) => {
      const hasType = c.req.raw.headers.has('Content-Type');
      const body = await readSubmission(c.req.raw, {
        contentType: isBodyOptional && !hasType ? null : 'application/json',
        publicUrl: config.publicUrl,
        origins: ['own', 'unknown'],
        checkToken() {
          if (antiForgery.accepts(c.req.header('Cookie'), c.req.header(HEADER_NAME))) return;
          throw new AppError('anti_forgery', { cookie: antiForgery.freshCookie() });
        },
        limit,
        sender: c.get('address'),
      });
      c.header('Cache-Control', 'no-store');
      return answer(c, body);
    });
    api.all(path, (c) => methodNotAllowed(c.req.method, 'POST', c.get('requestId')));
  }
}

async function dataJson(data: object): Promise<string> {
  if (!Array.isArray(data)) return JSON.stringify({ data });
  const slices: string[] = [];
  for (let at = 0; at < data.length; at += SLICE) {
    slices.push(JSON.stringify(data.slice(at, at + SLICE)).slice(1, -1));
    await turn();
  }
  return `{"data":[${slices.join(',')}]}`;
}
