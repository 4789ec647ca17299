import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs } from 'react-router';

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
