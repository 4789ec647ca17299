import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** The process's log: JSON lines without personal data. */
export function createLogger(level: Config['logLevel'], destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutData } }, destination);
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
