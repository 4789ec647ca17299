import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { type ScreenServices, screenServices } from '../app/services.ts';
import { isDecodable } from '../domain/percent-encoding.ts';
import { errorPage } from './error-page.ts';
import { AppError } from './errors.ts';
import { expectContentType, readText } from './http/body.ts';

/** Answers a request for a page; the rendered screens reach the server through `services` alone. */
export type RenderScreen = (
  request: Request,
  services: Omit<ScreenServices, 'readForm'>,
) => Promise<Response>;

/** The methods that the page at an address answers to, as an `Allow` header names them. */
export type ScreenMethods = (url: URL) => string;

/** Most fields that a form of the site could have, several times over. */
const MAX_FIELDS = 50;

// The origin of a post is judged by `requestOrigin`, which knows the public address; React Router's own check compares
// it with the address this process was called by, which behind a proxy is another.
const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, import.meta.env?.MODE);

/** Renders with the screens of this build. */
export const renderScreen: RenderScreen = async (request, services) => {
  const context = new RouterContextProvider();
  context.set(screenServices, { ...services, readForm });
  return handle(request, context);
};

const SCREENS = Object.values(build.routes).flatMap((route): RouteObject[] => {
  if (route?.parentId !== 'root') return [];
  return [route.index ? { id: route.id, index: true } : { id: route.id, path: route.path ?? '' }];
});

/** Looks whether the route of the page has an action, at the page's own address or where its script asks for data. */
export const screenMethods: ScreenMethods = ({ pathname, searchParams }) => {
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
  const screen = matchRoutes(SCREENS, path)?.at(-1)?.route;
  // A form on an index route posts to « ?index »; without it React Router asks the root, which takes none.
  const isAsked = screen && (!screen.index || searchParams.getAll('index').includes(''));
  return isAsked && build.routes[screen.id ?? '']?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD';
};

async function readForm(request: Request): Promise<FormData> {
  try {
    expectContentType(request.headers, 'application/x-www-form-urlencoded');
    const text = await readText(request);
    // URLSearchParams lets a broken escape through as it stands.
    if (text.split('&').length > MAX_FIELDS || !isDecodable(text)) throw new AppError('malformed_request');
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(text)) {
      // Conform takes names that begin so as orders to itself.
      if (!name.startsWith('__')) form.append(name, value);
    }
    return form;
  } catch (error) {
    if (error instanceof AppError) throw errorPage(error);
    throw error;
  }
}
