import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { type ScreenServices, screenServices } from '../app/services.ts';

/** Renders the page of a request; its loaders and actions reach the server through `services` only. */
export type RenderScreen = (request: Request, services: ScreenServices) => Promise<Response>;

/** The methods that a page accepts, as the value of an `Allow` header. */
export type ScreenMethods = (url: URL) => string;

// React Router’s own CSRF check is off: it compares with the internal host, which differs behind a proxy.
// `requestOrigin` checks against the public URL instead.
const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, import.meta.env?.MODE);

export const renderScreen: RenderScreen = async (request, services) => {
  const context = new RouterContextProvider();
  context.set(screenServices, services);
  return handle(forIndexRoute(request), context);
};

/** React Router sends a POST to `/` to the root’s action unless the query has `?index`. */
function forIndexRoute(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'POST' || url.pathname !== '/') return request;
  url.searchParams.set('index', '');
  return new Request(url, request);
}

const SCREENS = Object.values(build.routes).flatMap((route): RouteObject[] => {
  if (route?.parentId !== 'root') return [];
  return [route.index ? { id: route.id, index: true } : { id: route.id, path: route.path ?? '' }];
});

/** Adds POST when the route of the page (or of its `.data` address) has an action. */
export const screenMethods: ScreenMethods = ({ pathname }) => {
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
  const screen = matchRoutes(SCREENS, path)?.at(-1)?.route;
  return build.routes[screen?.id ?? '']?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD';
};
