import { createServer, type Server } from 'node:http';
import type { SiteMetrics } from './site-metrics.ts';

/** Serves only `/metrics`, on a separate port that is not public; does not listen yet. */
export function createMetricsServer(metrics: SiteMetrics): Server {
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000 },
    async ({ method, url }, response) => {
      if (url !== '/metrics') return void response.writeHead(404).end();
      if (method !== 'GET' && method !== 'HEAD')
        return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      response.writeHead(200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(await metrics.text());
    },
  );
  return server;
}
