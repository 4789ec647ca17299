import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './first-paint/defer-scripts.ts';
import { stylesOfPages } from './first-paint/page-styles.ts';
import { screenServices } from './services.ts';
import stylesheet from './styles/app.css?inline';

const stylesOf = stylesOfPages(stylesheet);

/** Renders the whole page before the first byte: status and content policy depend on all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const failures: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // Without streaming, no script has to put late parts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failures.push(error);
    },
  });
  await page.allReady;
  const whole = await new Response(page).text();
  const styled = whole.replace(stylesheet, () => stylesOf(whole));
  const html = import.meta.env.DEV ? styled : deferScripts(styled);
  for (const failure of failures) context.get(screenServices).reportError(failure);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A thrown response was chosen on purpose, and logged where it was thrown if necessary.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(screenServices).reportError(error);
};
