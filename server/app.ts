import { randomUUID } from 'node:crypto';
import { partList } from 'content-collections';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Refusal } from '../app/services.ts';
import { withContent } from '../content/live.ts';
import { mayHoldToken } from '../domain/leads/tracking.ts';
import { methodNotAllowed, problemResponse } from './api/problem.ts';
import { apiRoutes } from './api/routes.ts';
import { feedRoutes } from './articles/feeds.ts';
import { articlePictureRoutes } from './articles/pictures/routes.ts';
import { calendarFileRoutes } from './delivery/calendar-file.ts';
import { AppError, PAUSE, toAppError } from './errors.ts';
import { healthRoutes } from './health/routes.ts';
import { canonicalPath } from './http/canonical-path.ts';
import type { ClientFiles } from './http/client-files.ts';
import type { Environment } from './http/environment.ts';
import { readNativeForm } from './http/native-form.ts';
import { createRequestLog } from './http/request-log.ts';
import { BARE_POLICY, fixedSecurityHeaders } from './http/security-headers.ts';
import { clientAddress, senderNetwork } from './http/sender-network.ts';
import { readOrigin } from './leads/read-origin.ts';
import { loaderServicesFor, logFault } from './loader-services.ts';
import { pageAddress } from './page-cache/page-address.ts';
import type { Pages } from './page-cache/pages.ts';
import { inPairs, replyWith } from './page-cache/precompressed-response.ts';
import type { Rule } from './redirects/rules.ts';
import type { RenderScreen, ScreenMethods } from './screens.ts';
import { sharePictureRoutes } from './seo/share-pictures.ts';
import { siteFileRoutes } from './seo/site-files.ts';
import { contentPaths } from './seo/sitemap.ts';
import type { Services } from './services.ts';
import { sessionCookie } from './staff/sessions.ts';
import { staffRoutes } from './staff-area.tsx';
import { isCountedVisitor, visitRoutes } from './visits/visit-routes.ts';

interface AppParts {
  services: Services;
  renderScreen: RenderScreen;
  screenMethods: ScreenMethods;
  /** Absent in development: pages are rendered anew for each request, and Vite’s client needs inline scripts. */
  pages?: Pages;
  /** Absent in development, where Vite serves them. */
  files?: ClientFiles | undefined;
}

/** Headers of pages with a lead’s token in the URL: not cached, not indexed, not sent as a referrer. */
const PRIVATE_HEADERS = [
  ['Cache-Control', 'no-store'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex'],
] as const;
/** How long browsers keep a 301 (s). Limited, because an article may get its former slug back. */
const REDIRECT_MAX_AGE = 3600;

/** Builds the middleware chain of every request, in order. Starts nothing. */
export function createApp({ services, renderScreen, screenMethods, pages, files }: AppParts) {
  const { config, logger } = services;
  const app = new Hono<Environment>();
  const note = createRequestLog(services);
  const cookie = sessionCookie(config.isHttps);
  const isCounted = (headers: Headers) =>
    cookie.read(headers.get('Cookie') ?? undefined) === undefined && isCountedVisitor(headers);
  const securityHeaders = Object.entries(fixedSecurityHeaders(config.isHttps));

  async function isArticle(path: string, requestId: string): Promise<boolean> {
    const slug = /^\/article\/([^/]+)$/i.exec(path)?.[1];
    if (slug === undefined) return false;
    try {
      return (await services.articles.find(slug)) !== null;
    } catch (error) {
      // A redirect needs no database: its address was no article when it was made.
      logFault(logger, requestId, error);
      return false;
    }
  }

  /** An address that a later build has a page at, or a later article, is no former one any more, but for its queries. */
  async function isTaken({ source }: Rule, path: string, requestId: string): Promise<boolean> {
    return !source.includes('?') && (contentPaths().includes(path) || isArticle(path, requestId));
  }

  app.use(async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    c.set('address', clientAddress(peer, c.req.header('X-Forwarded-For'), config.trustProxy));
    await next();
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    note({ requestId, method, path, status: c.res.status, start });
  });
  app.use((_c, next) => withContent(services.content.current(), next));
  app.use(async (c, next) => {
    await next();
    // Headers that a route has set stay: a preview may be framed by the staff area.
    for (const [name, value] of securityHeaders) if (!c.res.headers.has(name)) c.header(name, value);
    const caching = cachingOf(c.res);
    if (caching) c.header('Cache-Control', caching);
  });
  app.use(async (c, next) => {
    await next();
    if (!mayHoldToken(c.req.path)) return;
    for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
  });
  app.use(compress());
  if (pages) {
    app.use(async (c, next) => {
      await next();
      // Pages come with their own.
      if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', BARE_POLICY);
    });
  }
  app.route('/', healthRoutes(services));
  if (partList.visits) app.route('/', visitRoutes(services, isCounted));
  if (files) app.use(files.serve);

  app.route('/api', apiRoutes(services));
  if (partList.blog) app.route('/blog', feedRoutes(services));
  app.route('/', siteFileRoutes(services));
  if (partList.delivery) app.route('/', calendarFileRoutes(services));
  app.route('/assets/articles', articlePictureRoutes(services));
  app.route('/assets/partage', sharePictureRoutes(services));

  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const known = services.redirects.find(pathname, search);
    const isHidden = known && (await isTaken(known, canonicalPath(pathname), c.get('requestId')));
    const rule = isHidden ? undefined : known;
    if (rule) services.redirects.count(rule);
    if (rule && rule.target !== '') return c.redirect(rule.target, 301);
    await next();
    if (c.res.status !== 404) return;
    // The same screen says that the page is gone for good.
    if (rule) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers });
    else if (!isOfStaff(pathname) && !mayHoldToken(pathname)) services.redirects.miss(pathname);
  });
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    return path === pathname ? next() : c.redirect(path + search, 301);
  });
  app.route('/', staffRoutes(services, renderScreen));
  if (pages) {
    app.get('*', async (c, next) => {
      const { pathname, search, searchParams } = new URL(c.req.url);
      const address = pageAddress(pathname, searchParams);
      if (address === undefined) {
        // Rendered for each visitor.
        await services.readLimit.consume(c.get('address'));
        return next();
      }
      const answer = await pages.get(address, c.get('requestId'));
      if ('page' in answer) {
        const reply = replyWith(answer.page, c.req.header('Accept-Encoding'), c.req.header('If-None-Match'));
        return new Response(reply.body, { status: reply.status, headers: inPairs(reply.headers) });
      }
      const { status, headers, body } = answer.uncacheable;
      // A redirect keeps the query of the request.
      if (headers.has('Location') && search !== '') return next();
      return withRetryAfter(new Response(body, { status, headers }));
    });
  }
  app.all('*', async (c) => {
    const { method, raw } = c.req;
    const allow = () => screenMethods(new URL(raw.url), services.content.current());
    const isAllowed =
      method === 'GET' || method === 'HEAD' || (method === 'POST' && allow().includes('POST'));
    if (!isAllowed) return methodNotAllowed(method, allow(), c.get('requestId'));

    const address = c.get('address');
    let refused: AppError | undefined;
    let confirmedBy: string | null = null;
    function refuse(error: unknown): { refusal: Refusal } {
      logFault(logger, c.get('requestId'), error);
      refused = toAppError(error);
      return { refusal: { status: refused.status, message: refused.publicMessage } };
    }
    // HEAD is rendered as GET, for the same headers; the HTTP server drops the body.
    const screen = await renderScreen(method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw, {
      ...loaderServicesFor(services, c.get('requestId')).loaderServices,
      async readForm(request, names) {
        try {
          const { publicUrl } = config;
          const { submissionLimit: limit, antiForgery } = services;
          const read = await readNativeForm(request, { names, publicUrl, limit, antiForgery, address });
          confirmedBy = read.confirmedBy;
          const refusal = read.isProved ? null : refuse(new AppError('cross_site')).refusal;
          return { form: read.form, refusal, confirmation: read.confirmation };
        } catch (error) {
          return { form: null, ...refuse(error), confirmation: null };
        }
      },
      async actOnLead(token, act) {
        try {
          return { outcome: await services.tracking.act(token, act) };
        } catch (cause) {
          return refuse(new AppError('unavailable', { cause }));
        }
      },
      countForm(act) {
        if (partList.visits && isCounted(raw.headers)) services.visits.add('form', act);
      },
      async submitLead(lead, hasFilledHoneypot) {
        try {
          const { publicUrl } = config;
          const now = services.clock.now();
          const origin = readOrigin({ headers: raw.headers, publicUrl, sent: null, now });
          const signals = {
            network: senderNetwork(address),
            hasFilledHoneypot,
            secondsOnScreen: null,
            // The form is posted to its own page.
            origin: { ...origin, page: c.req.path },
          };
          // One confirmation sends one lead.
          const key = confirmedBy === null ? null : `confirmation:${confirmedBy}`;
          const { reference } = await services.leads.submit(lead, key, signals);
          return { reference };
        } catch (error) {
          const isUsed = error instanceof AppError && error.code === 'idempotency_key_reused';
          return refuse(isUsed ? new AppError('cross_site') : error);
        }
      },
    });
    const response = new Response(screen.body, screen);
    if (response.status === 405) response.headers.set('Allow', allow());
    return withRetryAfter(response, refused?.retryAfter);
  });

  app.onError((error, c) => {
    logFault(logger, c.get('requestId'), error);
    return problemResponse(error, c.get('requestId'));
  });

  return app;
}

function isOfStaff(path: string): boolean {
  return /^\/(?:equipe|connexion)(?:\/|$)/.test(path);
}

function withRetryAfter(
  response: Response,
  retryAfter = response.status === 503 ? PAUSE : undefined,
): Response {
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/**
 * The `Cache-Control` to add: `no-store` by default and for every error, an hour for a 301; none where the
 * route has set one.
 */
function cachingOf({ status, headers }: Response): string | undefined {
  if (status >= 400) return 'no-store';
  if (headers.has('Cache-Control')) return undefined;
  return status === 301 ? `public, max-age=${REDIRECT_MAX_AGE}` : 'no-store';
}
