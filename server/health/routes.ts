import { type Context, Hono } from 'hono';
import { methodNotAllowed } from '../api/problem.ts';
import type { Environment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { PROBES } from './readiness.ts';

/** Liveness (`/healthz`; 503 once the process is told to stop, for proxies) and readiness (`/readyz`) probes. */
export function healthRoutes({ readiness, stopping }: Services) {
  const health = new Hono<Environment>();
  health.get('/healthz', (c) => {
    const isStopping = stopping.signal.aborted;
    return answer(c, isStopping ? 503 : 200, { alive: !isStopping });
  });
  health.get('/readyz', async (c) => {
    const report = await readiness.check();
    return answer(c, report.ready ? 200 : 503, report);
  });
  for (const path of PROBES) {
    health.all(path, (c) => methodNotAllowed(c.req.method, 'GET, HEAD', c.get('requestId')));
  }
  return health;
}

function answer(c: Context<Environment>, status: 200 | 503, body: object): Response {
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}
