import pino, { type DestinationStream, type Logger } from 'pino';
import { withoutToken, withoutTokens } from '../domain/leads/tracking.ts';
import type { Config } from './config.ts';

/** Creates the logger of the process: JSON lines without personal data, nor tokens in paths and errors. */
export function createLogger(level: Config['logLevel'], destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutData, path: loggedPath } }, destination);
}

/** Without tokens, nor segments with an e-mail address, as the links of old newsletters have them. */
function loggedPath(path: string): string {
  const plain = withoutToken(path);
  if (!/@|%40/.test(plain)) return plain;
  return plain.replaceAll(/[^/]+/g, (segment) => (/@|%40/.test(segment) ? '…' : segment));
}

/** Keeps an error’s message, code and stack only. PostgreSQL errors also quote the row, with a visitor’s message. */
function withoutData(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutTokens(String(error)) };
  return {
    type: error.name,
    message: withoutTokens(error.message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutTokens(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: withoutData(error.cause) }),
  };
}
