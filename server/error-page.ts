import { data } from 'react-router';
import type { AppError } from './errors.ts';

/** What is thrown where a screen is made, to have the error page shown with the status and the sentence of a refusal. */
export function errorPage({ publicMessage: message, status }: AppError) {
  return data({ message }, { status });
}
