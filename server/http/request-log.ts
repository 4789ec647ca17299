import type { Logger } from 'pino';
import { VISIT_PATH } from '../../domain/visits.ts';
import { PROBES } from '../health/readiness.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';

interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without the query, which may hold personal data. */
  path: string;
  status: number;
  /** When the request came (`performance.now()`). */
  start: number;
}

interface RequestLogParts {
  logger: Logger;
  metrics: SiteMetrics;
}

export type NoteAnswer = (answered: AnsweredRequest) => void;

export function createRequestLog({ logger, metrics }: RequestLogParts): NoteAnswer {
  return ({ requestId, method, path, status, start }) => {
    const elapsed = performance.now() - start;
    metrics.answered(path, status, elapsed / 1000);
    const milliseconds = Math.round(elapsed);
    const line = { request: requestId, method, path, status, milliseconds };
    if (path === VISIT_PATH || PROBES.includes(path)) logger.debug(line, 'request');
    else logger.info(line, 'request');
  };
}
