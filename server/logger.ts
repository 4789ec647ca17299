import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Creates the logger of the process: JSON lines without personal data. */
export function createLogger(level: Config['logLevel'], destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutData } }, destination);
}

/** Keeps an error’s message, code and stack only. PostgreSQL errors also quote the row, with a visitor’s message. */
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
