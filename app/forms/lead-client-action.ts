import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';

type SendForm = (args: ClientActionFunctionArgs) => Promise<SubmissionResult<string[]> | Response>;

let sendForm: SendForm | undefined;

/** The form on screen says how it is sent, once its script is there. */
export function sendFormBy(send: SendForm): void {
  sendForm = send;
}

/** The route action behind a lead form that the script watches; what it takes comes with the form. */
export async function leadClientAction(args: ClientActionFunctionArgs) {
  return sendForm ? sendForm(args) : args.serverAction<SubmissionResult<string[]>>();
}

/**
 * What a page shows does not change by what is sent from it. Fetched anew while the visitor is offline, it would end on
 * the error screen, and take the form and its alert away.
 */
export function revalidateUnlessSent({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}
