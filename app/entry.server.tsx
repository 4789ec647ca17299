import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { FACTS_ID, type FactOverrides, FactOverridesContext } from './facts/fact-overrides.ts';
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
  const { factOverrides } = context.get(screenServices);
  const screen = (
    <FactOverridesContext value={factOverrides}>
      <ServerRouter context={routerContext} url={request.url} />
    </FactOverridesContext>
  );
  const page = await renderToReadableStream(screen, {
    // No outlined boundaries, which a script would have to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failures.push(error);
    },
  });
  await page.allReady;
  const html = withFacts(await new Response(page).text(), factOverrides);
  for (const failure of failures) context.get(screenServices).reportError(failure);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}

/** Adds the facts that differ from the content files, for hydration. React ignores foreign scripts. */
function withFacts(html: string, overrides: FactOverrides): string {
  if (Object.keys(overrides).length === 0) return html;
  const json = JSON.stringify(overrides).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${FACTS_ID}">${json}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A thrown response was chosen on purpose, and logged where it was thrown if necessary.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(screenServices).reportError(error);
};
