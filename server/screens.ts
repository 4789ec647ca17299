import { randomBytes } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { scriptMark } from '../app/script-mark.ts';
import { type ScreenServices, screenServices } from '../app/services.ts';
import { freePages } from '../content/free-pages.ts';
import { type ContentValues, withContent } from '../content/live.ts';
import { sealPage } from './http/sealed-page.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';

/**
 * Renders the page of a request, with its content policy; its loaders and actions reach the server through `services` only.
 */
export type RenderScreen = (request: Request, services: ScreenServices) => Promise<Response>;

/** The methods that a page accepts, as the value of an `Allow` header. */
export type ScreenMethods = (url: URL, content: ContentValues) => string;

// React Router’s own CSRF check is off: it compares with the internal host, which differs behind a proxy.
// `requestOrigin` checks against the public URL instead.
const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, import.meta.env?.MODE);

export const renderScreen: RenderScreen = async (request, services) => {
  const context = new RouterContextProvider();
  context.set(screenServices, services);
  // Vite's client adds scripts of its own, so that none is marked.
  context.set(scriptMark, undefined);
  if (import.meta.env?.DEV)
    return withContent(services.content, () => handle(forIndexRoute(request), context));
  const mark = randomBytes(16).toString('base64url');
  context.set(scriptMark, mark);
  const screen = await withContent(services.content, () => handle(forIndexRoute(request), context));
  if (!screen.headers.get('Content-Type')?.startsWith('text/html')) return screen;
  const { html, ...inline } = sealPage(await screen.text(), mark);
  const page = new Response(html, screen);
  page.headers.set('Content-Security-Policy', contentSecurityPolicy(inline));
  return page;
};

/** React Router sends a POST to `/` to the root’s action unless the query has `?index`. */
function forIndexRoute(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'POST' || url.pathname !== '/') return request;
  url.searchParams.set('index', '');
  return new Request(url, request);
}

const FREE_PAGE = 'routes/free-page';
const SCREENS = Object.values(build.routes).flatMap((route): RouteObject[] => {
  if (route?.parentId !== 'root') return [];
  return [route.index ? { id: route.id, index: true } : { id: route.id, path: route.path ?? '' }];
});

/** Whether colleagues made a page with a form at a path, which no route tells. */
function isFreeForm(path: string): boolean {
  const page = freePages.find((known) => known.path === path);
  return page?.sections.some(({ kind }) => kind === 'form') ?? false;
}

/** Adds POST when the route of the page (or of its `.data` address) has an action. */
export const screenMethods: ScreenMethods = ({ pathname }, content) => {
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
  const screen = matchRoutes(SCREENS, path)?.at(-1)?.route;
  const takesPosts =
    screen?.id === FREE_PAGE
      ? withContent(content, () => isFreeForm(path))
      : build.routes[screen?.id ?? '']?.module.action;
  return takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD';
};
