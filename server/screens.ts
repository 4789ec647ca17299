import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { type ScreenServices, screenServices } from '../app/services.ts';

/** Answers a request for a page; the rendered screens reach the server through `services` alone. */
export type RenderScreen = (request: Request, services: ScreenServices) => Promise<Response>;

/** The methods that the page at an address answers to, as an `Allow` header names them. */
export type ScreenMethods = (url: URL) => string;

// The origin of a post is judged by `requestOrigin`, which knows the public address; React Router's own check compares
// it with the address this process was called by, which behind a proxy is another.
const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, import.meta.env?.MODE);

/** Renders with the screens of this build. */
export const renderScreen: RenderScreen = async (request, services) => {
  const context = new RouterContextProvider();
  context.set(screenServices, services);
  return handle(forIndexRoute(request), context);
};

/** A form of the home page posts to « / »; React Router wants « ?index » to tell its action from the root's. */
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

/** Looks whether the route of the page has an action, at the page's own address or where its script asks for data. */
export const screenMethods: ScreenMethods = ({ pathname }) => {
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
  const screen = matchRoutes(SCREENS, path)?.at(-1)?.route;
  return build.routes[screen?.id ?? '']?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD';
};
