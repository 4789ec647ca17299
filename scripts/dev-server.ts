import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

interface DevModule {
  fetch: Parameters<typeof getRequestListener>[0];
}

/**
 * Serves `npm run dev` through the site's own server (API, leads, mails) instead of React Router's bare one. A
 * changed server file is loaded anew at the next request.
 */
export function devServer(): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const environment = vite.environments.ssr;
          if (!environment || !isRunnableDevEnvironment(environment)) return next();
          try {
            request.url = request.originalUrl ?? request.url;
            const { fetch } = await environment.runner.import<DevModule>('/server/dev.ts');
            await getRequestListener(fetch)(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
