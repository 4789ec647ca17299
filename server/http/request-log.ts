import { PROBES } from '../health/routes.ts';
import type { SiteLogger } from '../logger.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';

/** An answered request, as it is noted. */
export interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without the query, which may hold what a visitor typed. */
  path: string;
  status: number;
  /** When the request came (`performance.now()`). */
  start: number;
}

interface RequestLogParts {
  logger: SiteLogger;
  metrics: SiteMetrics;
}

export type NoteAnswer = (answered: AnsweredRequest) => void;

/** Counts each answer, and gives it its line in the log. */
export function createRequestLog({ logger, metrics }: RequestLogParts): NoteAnswer {
  return ({ requestId, method, path, status, start }) => {
    const elapsed = performance.now() - start;
    metrics.answered(path, status, elapsed / 1000);
    const milliseconds = Math.round(elapsed);
    if (PROBES.includes(path)) {
      logger.debug({ request: requestId, method, path, status, milliseconds }, 'request');
      return;
    }
    const asked = `"request":"${requestId}","method":${JSON.stringify(method)},"path":${JSON.stringify(path)}`;
    logger.infoLine(`${asked},"status":${status},"milliseconds":${milliseconds}`, 'request');
  };
}
