import { data } from 'react-router';
import type { AppError } from './errors.ts';

/** The route error to throw in a loader or action, so that the error page shows this status and message. */
export function errorPage({ publicMessage: message, status }: AppError) {
  return data({ message }, { status });
}
