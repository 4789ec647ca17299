import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { AppError } from '../errors.ts';
import { COOKIE_NAME, HEADER_NAME } from '../http/anti-forgery.ts';
import { expectContentType } from '../http/body.ts';
import type { Environment } from '../http/environment.ts';
import { requestOrigin } from '../http/same-origin.ts';
import { senderNetwork } from '../http/sender-network.ts';
import type { RequestLimit } from '../http/submission-limit.ts';
import type { Services } from '../services.ts';
import { createBlogApi, readBlogBody } from './blog.ts';
import { CONTACT_FORMS, readIdempotencyKey, readLead } from './contact-forms.ts';
import { methodNotAllowed, problemResponse } from './problem.ts';

/** The JSON API of the specification (section 7). */
export function apiRoutes({ config, leads, articles, antiForgery, submissionLimit, readLimit }: Services) {
  const api = new Hono<Environment>();
  const blog = createBlogApi(articles);

  api.get('/xsrf-token', (c) => {
    c.header('Set-Cookie', antiForgery.freshCookie());
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
  api.all('/xsrf-token', (c) => methodNotAllowed(c.req.method, 'GET, HEAD', c.get('requestId')));

  for (const [path, schema] of Object.entries(CONTACT_FORMS)) {
    post(path, submissionLimit, async (c) => {
      const idempotencyKey = readIdempotencyKey(c.req.raw.headers);
      const { lead, traces } = await readLead(c.req.raw, schema);
      const network = senderNetwork(c.get('address'));
      return c.json(await leads.submit(lead, idempotencyKey, { ...traces, network }), 201);
    });
  }
  for (const [path, answer] of Object.entries(blog)) {
    const call = async (c: Context<Environment>) =>
      c.json({ data: await answer(await readBlogBody(c.req.raw)) });
    post(path, readLimit, call, { isBodyOptional: true });
  }

  api.all('*', () => {
    throw new AppError('not_found');
  });
  return api;

  /** A call with JSON that must come from the site's own pages, and not too often; its answer is nobody else's. */
  function post(
    path: string,
    limit: RequestLimit,
    answer: (c: Context<Environment>) => Promise<Response>,
    { isBodyOptional = false } = {},
  ): void {
    api.post(path, async (c) => {
      const { headers } = c.req.raw;
      if (!isBodyOptional || headers.has('Content-Type')) expectContentType(headers, 'application/json');
      if (requestOrigin(headers, config.publicUrl) === 'foreign') throw new AppError('cross_site');
      if (!antiForgery.accepts(getCookie(c, COOKIE_NAME), c.req.header(HEADER_NAME))) {
        const refusal = problemResponse(new AppError('anti_forgery'), c.get('requestId'));
        refusal.headers.set('Set-Cookie', antiForgery.freshCookie());
        return refusal;
      }
      await limit.consume(c.get('address'));
      c.header('Cache-Control', 'no-store');
      return answer(c);
    });
    api.all(path, (c) => methodNotAllowed(c.req.method, 'POST', c.get('requestId')));
  }
}
