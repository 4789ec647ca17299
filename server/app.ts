import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { CONTACT_FORMS, readIdempotencyKey, readLead } from './api/contact-forms.ts';
import { problemResponse } from './api/problem.ts';
import { AppError } from './errors.ts';
import { COOKIE_NAME, HEADER_NAME } from './http/anti-forgery.ts';
import { expectContentType } from './http/body.ts';
import { clientAddress } from './http/client-address.ts';
import { requestOrigin } from './http/same-origin.ts';
import { BASE_POLICY, contentSecurityPolicy, fixedSecurityHeaders } from './http/security-headers.ts';
import type { RenderScreen } from './screens.ts';
import type { Services } from './services.ts';

interface Environment {
  /** Absent when a test calls the app with a bare Request. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; address: string };
}

interface AppParts {
  services: Services;
  renderScreen: RenderScreen;
  /** Folder of the built files that browsers fetch; absent in development, where Vite serves them. */
  clientFiles?: string;
  /** False in development only: Vite's client needs inline scripts and styles. */
  contentPolicy?: boolean;
}

/** The chain that every request goes through, from top to bottom. Starts nothing. */
export function createApp({ services, renderScreen, clientFiles, contentPolicy = true }: AppParts) {
  const { config, logger } = services;
  const app = new Hono<Environment>();

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('requestId', randomUUID());
    const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    c.set('address', clientAddress(peer, c.req.header('X-Forwarded-For'), config.trustProxy));
    await next();
    c.header('X-Request-Id', c.get('requestId'));
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - start);
    logger.info({ request: c.get('requestId'), method, path, status: c.res.status, milliseconds }, 'request');
  });
  app.use(fixedSecurityHeaders(config.publicUrl.protocol === 'https:'));
  app.use(compress());
  if (contentPolicy) {
    app.use(async (c, next) => {
      await next();
      const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
      if (isPage) await withContentPolicy(c);
      else c.header('Content-Security-Policy', BASE_POLICY);
    });
  }
  if (clientFiles) {
    app.use(
      '/static/*',
      serveStatic({
        root: clientFiles,
        onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    );
    app.use(
      serveStatic({
        root: clientFiles,
        onFound: (_path, c) =>
          c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'),
      }),
    );
  }

  app.route('/api', apiRoutes(services));

  app.all('*', async (c) => {
    const { method, raw } = c.req;
    if (!['GET', 'HEAD', 'POST'].includes(method)) return methodNotAllowed(c, 'GET, HEAD, POST');

    let refusal: AppError | undefined;
    // HEAD is answered as GET, headers and all; the server leaves the body out.
    const screen = await renderScreen(method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw, {
      reportError: (error) => logFault(c, error),
      async submitLead(lead) {
        try {
          // Without a script there is no token: the browser's own word on where the form stood is the proof.
          if (requestOrigin(raw.headers, config.publicUrl) !== 'own') throw new AppError('cross_site');
          await services.submissionLimit.consume(c.get('address'));
          await services.leads.submit(lead);
          return null;
        } catch (error) {
          logFault(c, error);
          refusal = error instanceof AppError ? error : new AppError('internal', { cause: error });
          return { status: refusal.status, message: refusal.publicMessage };
        }
      },
    });
    const response = new Response(screen.body, screen);
    if (refusal?.retryAfter !== undefined) response.headers.set('Retry-After', String(refusal.retryAfter));
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
    return response;
  });

  app.onError((error, c) => {
    logFault(c, error);
    return problemResponse(error, c.get('requestId'));
  });

  /** A server's fault is an error in the log, with its cause; a caller's is not. */
  function logFault(c: Context<Environment>, error: unknown): void {
    if (error instanceof AppError && error.status < 500) return;
    const err = error instanceof AppError ? (error.cause ?? error) : error;
    logger.error({ request: c.get('requestId'), err }, 'request failed');
  }

  return app;
}

/** The JSON API of the specification (section 7). */
function apiRoutes({ config, leads, antiForgery, submissionLimit }: Services) {
  const api = new Hono<Environment>();

  api.get('/xsrf-token', (c) => {
    c.header('Set-Cookie', antiForgery.freshCookie());
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
  api.all('/xsrf-token', (c) => methodNotAllowed(c, 'GET, HEAD'));

  for (const [path, schema] of Object.entries(CONTACT_FORMS)) {
    api.post(path, async (c) => {
      const { headers } = c.req.raw;
      expectContentType(headers, 'application/json');
      if (requestOrigin(headers, config.publicUrl) === 'foreign') throw new AppError('cross_site');
      if (!antiForgery.accepts(getCookie(c, COOKIE_NAME), c.req.header(HEADER_NAME))) {
        const refusal = problemResponse(new AppError('anti_forgery'), c.get('requestId'));
        refusal.headers.set('Set-Cookie', antiForgery.freshCookie());
        return refusal;
      }
      await submissionLimit.consume(c.get('address'));
      const idempotencyKey = readIdempotencyKey(headers);
      const lead = await readLead(c.req.raw, schema);
      c.header('Cache-Control', 'no-store');
      return c.json(await leads.submit(lead, idempotencyKey), 201);
    });
    api.all(path, (c) => methodNotAllowed(c, 'POST'));
  }

  api.all('*', () => {
    throw new AppError('not_found');
  });
  return api;
}

function methodNotAllowed(c: Context<Environment>, allow: string): Response {
  const isQuestion = c.req.method === 'OPTIONS';
  const response = isQuestion
    ? new Response(null, { status: 204 })
    : problemResponse(new AppError('method_not_allowed'), c.get('requestId'));
  response.headers.set('Allow', allow);
  return response;
}

async function withContentPolicy(c: Context<Environment>): Promise<void> {
  const html = await c.res.text();
  c.res = new Response(html, c.res);
  c.header('Content-Security-Policy', contentSecurityPolicy(html));
}
