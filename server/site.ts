import { getRequestListener, RequestError } from '@hono/node-server';
import { createApp } from './app.ts';
import { createClientFiles } from './http/client-files.ts';
import { bareHeaders, createHttpServer } from './http/http-server.ts';
import { createRequestLog } from './http/request-log.ts';
import { fixedSecurityHeaders } from './http/security-headers.ts';
import { createFastPath } from './page-cache/fast-path.ts';
import { createPages } from './page-cache/pages.ts';
import type { RenderScreen, ScreenMethods } from './screens.ts';
import type { Services } from './services.ts';

interface SiteParts {
  services: Services;
  renderScreen: RenderScreen;
  screenMethods: ScreenMethods;
  /** Folder of the client build. */
  clientFiles: string;
}

/**
 * Builds the app, the page cache and the HTTP server over one set of services. The server serves cached pages directly and
 * everything else through the app. Starts nothing.
 */
export function createSite({ services, renderScreen, screenMethods, clientFiles }: SiteParts) {
  const { config } = services;
  const securityHeaders = fixedSecurityHeaders(config.isHttps);
  const headers = bareHeaders(securityHeaders);
  const pages = createPages(services, renderScreen);
  const files = createClientFiles(clientFiles, securityHeaders);
  const app = createApp({ services, renderScreen, screenMethods, pages, files });
  const fastPath = createFastPath({
    pages,
    files,
    note: createRequestLog(services),
    isRedirected: (path, search) => services.redirects.find(path, search) !== undefined,
    next: getRequestListener(app.fetch, {
      // The host to assume for HTTP/1.0 clients, which send no `Host` header.
      hostname: config.publicUrl.host,
      errorHandler(error) {
        // An invalid URL or `Host` header is refused before the chain.
        if (error instanceof RequestError) return new Response(null, { status: 400, headers });
        services.logger.error({ err: error }, 'request failed outside the chain');
        return new Response(null, { status: 500, headers });
      },
    }),
  });
  return { app, pages, server: createHttpServer(fastPath, securityHeaders) };
}
