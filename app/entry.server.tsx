import { partList } from 'content-collections';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { VISIT_PATH } from '../domain/visits.ts';
import { CHANGES_ID } from './changed-content.ts';
import { FACTS_ID, FactOverridesContext } from './facts/fact-overrides.ts';
import { ScriptMark, scriptMark } from './script-mark.ts';
import { screenServices } from './services.ts';

/** Renders the whole page before the first byte: status and content policy depend on all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const failures: unknown[] = [];
  const { factOverrides, contentDifferences } = context.get(screenServices);
  const mark = context.get(scriptMark);
  const screen = (
    <ScriptMark value={mark}>
      <FactOverridesContext value={factOverrides}>
        <ServerRouter
          context={withoutPreloads(routerContext)}
          url={request.url}
          {...(mark ? { nonce: mark } : {})}
        />
      </FactOverridesContext>
    </ScriptMark>
  );
  const page = await renderToReadableStream(screen, {
    // No outlined boundaries, which a script would have to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(mark ? { nonce: mark } : {}),
    onError(error) {
      failures.push(error);
    },
  });
  await page.allReady;
  const html = withAtEnd(
    await new Response(page).text(),
    preloads(routerContext) +
      dataScript(FACTS_ID, factOverrides) +
      dataScript(CHANGES_ID, contentDifferences) +
      visitPicture(),
  );
  for (const failure of failures) context.get(screenServices).reportError(failure);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}

/** The same context, with which React Router puts no preloads of modules into the head, before fonts and pictures. */
function withoutPreloads(context: EntryContext): EntryContext {
  const { manifest } = context;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
  );
  return { ...context, manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes } };
}

/** Preloads of the page's modules, after all that its first paint needs. */
function preloads({ manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  const files = [manifest.entry, ...routes].flatMap((entry) =>
    entry ? [entry.module, ...(entry.imports ?? [])] : [],
  );
  return Array.from(
    new Set(files),
    (file) => `<link rel="modulepreload" href="${file}" fetchpriority="low"/>`,
  ).join('');
}

/** What differs from the build, for hydration. */
function dataScript(id: string, differences: object): string {
  if (Object.keys(differences).length === 0) return '';
  const json = JSON.stringify(differences).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Counts the page where no script does (`server/visits/visit-routes.ts`). */
function visitPicture(): string {
  if (!partList.visits) return '';
  return `<noscript><img src="${VISIT_PATH}" alt="" hidden width="1" height="1"></noscript>`;
}

/** Adds elements at the end of a page, which React ignores there. */
function withAtEnd(html: string, elements: string): string {
  return html.replace('</body>', () => `${elements}</body>`);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A thrown response was chosen on purpose, and logged where it was thrown if necessary.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(screenServices).reportError(error);
};
