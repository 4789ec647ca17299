import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

interface DevModule {
  close(): Promise<void>;
  fetch: Parameters<typeof getRequestListener>[0];
}

/**
 * Serves `npm run dev` through the site’s own server (API, leads, mails) instead of React Router’s. Changed
 * server files are reloaded at the next request.
 */
export function devServer(): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(vite) {
      let current: DevModule | undefined;
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const environment = vite.environments.ssr;
          if (!environment || !isRunnableDevEnvironment(environment)) return next();
          try {
            request.url = request.originalUrl ?? request.url;
            const loaded = await environment.runner.import<DevModule>('/server/dev.ts');
            const previous = current;
            current = loaded;
            if (previous && previous !== loaded) await previous.close();
            await getRequestListener(loaded.fetch)(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
