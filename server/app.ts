import { randomUUID } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { methodNotAllowed, problemResponse } from './api/problem.ts';
import { apiRoutes } from './api/routes.ts';
import { articleShelf } from './articles/article-shelf.ts';
import { feedRoutes } from './articles/feeds.ts';
import { AppError } from './errors.ts';
import { healthRoutes, PROBES } from './health/routes.ts';
import { canonicalPath } from './http/canonical-path.ts';
import { clientAddress } from './http/client-address.ts';
import { entityTag, isKnown } from './http/entity-tag.ts';
import type { Environment } from './http/environment.ts';
import { requestOrigin } from './http/same-origin.ts';
import { BASE_POLICY, contentSecurityPolicy, fixedSecurityHeaders } from './http/security-headers.ts';
import { senderNetwork } from './http/sender-network.ts';
import { promisedAnswer } from './leads/promised-answer.ts';
import type { RenderScreen, ScreenMethods } from './screens.ts';
import { siteFileRoutes } from './seo/site-files.ts';
import type { Services } from './services.ts';

interface AppParts {
  services: Services;
  renderScreen: RenderScreen;
  screenMethods: ScreenMethods;
  /** Folder of the built files that browsers fetch; absent in development, where Vite serves them. */
  clientFiles?: string;
  /** False in development only: Vite's client needs inline scripts and styles. */
  contentPolicy?: boolean;
}

/** When to come back to a page that could not be shown (s). */
const RETRY_AFTER = 30;

/** The chain that every request goes through, from top to bottom. Starts nothing. */
export function createApp({
  services,
  renderScreen,
  screenMethods,
  clientFiles,
  contentPolicy = true,
}: AppParts) {
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
    const { status } = c.res;
    const elapsed = performance.now() - start;
    services.metrics.answered(path, status, elapsed / 1000);
    const facts = { request: c.get('requestId'), method, path, status, milliseconds: Math.round(elapsed) };
    if (PROBES.includes(path)) logger.debug(facts, 'request');
    else logger.info(facts, 'request');
  });
  app.use(fixedSecurityHeaders(config.publicUrl.protocol === 'https:'));
  app.use(compress());
  if (contentPolicy) {
    app.use(async (c, next) => {
      await next();
      const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
      if (isPage) await finishPage(c);
      else c.header('Content-Security-Policy', BASE_POLICY);
    });
  }
  app.route('/', healthRoutes(services));
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
        onFound(_path, c) {
          c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
          c.header('Accept-Ranges', 'bytes');
        },
      }),
    );
  }

  app.route('/api', apiRoutes(services));
  app.route('/blog', feedRoutes(services));
  app.route('/', siteFileRoutes(services));

  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    return path === pathname ? next() : c.redirect(path + search, 301);
  });
  app.all('*', async (c) => {
    const { method, raw } = c.req;
    const allow = () => screenMethods(new URL(raw.url));
    if (!['GET', 'HEAD', 'POST'].includes(method))
      return methodNotAllowed(method, allow(), c.get('requestId'));

    let refusal: AppError | undefined;
    // HEAD is answered as GET, headers and all; the server leaves the body out.
    const screen = await renderScreen(method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw, {
      articles: articleShelf(services.articles, (error, loss) => logFault(c, error, loss)),
      promisedAnswer: () => promisedAnswer(services.clock.now()).toString(),
      reportError: (error) => logFault(c, error),
      note: (message) => logger.error({ request: c.get('requestId') }, message),
      async submitLead(lead, hasFilledTrap) {
        try {
          // Without a script there is no token: the browser's own word on where the form stood is the proof.
          if (requestOrigin(raw.headers, config.publicUrl) !== 'own') throw new AppError('cross_site');
          await services.submissionLimit.consume(c.get('address'));
          const network = senderNetwork(c.get('address'));
          await services.leads.submit(lead, null, { network, hasFilledTrap, secondsOnScreen: null });
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
    if (response.status === 503) response.headers.set('Retry-After', String(RETRY_AFTER));
    if (response.status === 405) response.headers.set('Allow', allow());
    return response;
  });

  app.onError((error, c) => {
    logFault(c, error);
    return problemResponse(error, c.get('requestId'));
  });

  /** A server's fault is an error in the log, with its cause; a caller's is not. */
  function logFault(c: Context<Environment>, error: unknown, message = 'request failed'): void {
    if (error instanceof AppError && error.status < 500) return;
    const err = error instanceof AppError ? (error.cause ?? error) : error;
    logger.error({ request: c.get('requestId'), err }, message);
  }

  return app;
}

/** Gives a page the policy of its own scripts and its name, and leaves its body out for who has that page already. */
async function finishPage(c: Context<Environment>): Promise<void> {
  const html = await c.res.text();
  const { status, headers } = c.res;
  const tag = entityTag(html);
  const isKept = status === 200 && headers.get('Cache-Control') !== 'no-store';
  const isRepeat = isKept && c.req.method !== 'POST' && isKnown(tag, c.req.header('If-None-Match'));
  c.res = isRepeat ? new Response(null, { status: 304, headers }) : new Response(html, c.res);
  if (isKept) c.header('ETag', tag);
  c.header('Content-Security-Policy', contentSecurityPolicy(html));
}
