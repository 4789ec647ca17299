import { hostname } from 'node:os';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** pino's logger, with a short way for the line that every answer gets. */
export interface SiteLogger extends Logger {
  /**
   * Writes the line that `info` would.
   * @param facts members of a JSON object, without its braces
   * @param message written as it is: no text from outside
   */
  infoLine(facts: string, message: string): void;
}

/** The process's log: JSON lines without personal data. */
export function createLogger(level: Config['logLevel'], destination: DestinationStream): SiteLogger {
  const base = { pid: process.pid, hostname: hostname() };
  const logger = pino({ level, base, serializers: { err: withoutData } }, destination);
  const ownFacts = JSON.stringify(base).slice(1, -1);
  // How the lines of the same millisecond begin.
  let beginning = { time: 0, text: '' };
  return Object.assign(logger, {
    infoLine(facts: string, message: string): void {
      if (!logger.isLevelEnabled('info')) return;
      // pino looks at each name and value by itself, which takes it three times as long: docs/performance.md, « Serveur ».
      const time = Date.now();
      if (time !== beginning.time) {
        beginning = { time, text: `{"level":${logger.levels.values.info},"time":${time},${ownFacts},` };
      }
      destination.write(`${beginning.text}${facts},"msg":"${message}"}\n`);
    },
  });
}

/** What an error says of itself. Database errors carry more: PostgreSQL quotes the whole row, a visitor's message included. */
function withoutData(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: withoutData(error.cause) }),
  };
}
