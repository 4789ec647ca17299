import type { Logger } from 'pino';
import { PROBES } from '../health/routes.ts';
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

export type NoteAnswer = (answered: AnsweredRequest) => void;

/** Counts each answer, and gives it its line in the log. */
export function createRequestLog({ logger, metrics }: { logger: Logger; metrics: SiteMetrics }): NoteAnswer {
  return ({ requestId, method, path, status, start }) => {
    const elapsed = performance.now() - start;
    metrics.answered(path, status, elapsed / 1000);
    const facts = { request: requestId, method, path, status, milliseconds: Math.round(elapsed) };
    if (PROBES.includes(path)) logger.debug(facts, 'request');
    else logger.info(facts, 'request');
  };
}
