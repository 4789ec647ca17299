import type { SubmissionResult } from '@conform-to/react';
import { type ClientActionFunctionArgs, redirect } from 'react-router';
import { SECONDS_ON_SCREEN, TRAP_FIELD } from '../../domain/leads/trap.ts';
import { forgetDraft } from './forget-draft.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { noteConfirmation } from './missed-confirmation.ts';
import { parseForm } from './parse-form.ts';
import { sendLead } from './send-lead.ts';
import { secondsOnScreen } from './time-on-screen.ts';

/**
 * A form sent by the script: JSON to the API. A browser that keeps no cookie can have no token; its form then goes the
 * other way, where its own word on its origin is enough.
 */
export async function sendForm<Output extends object>(
  definition: LeadFormDefinition<Output>,
  { request, serverAction }: ClientActionFunctionArgs,
) {
  const form = await request.clone().formData();
  const submission = parseForm(form, definition.schema);
  if (submission.status !== 'success') return submission.reply();

  const outcome = await sendLead(definition.endpoint, submission.value, {
    [TRAP_FIELD]: String(form.get(TRAP_FIELD) ?? ''),
    [SECONDS_ON_SCREEN]: secondsOnScreen(definition.id),
  });
  if (outcome.isForbidden) return serverAction<SubmissionResult<string[]>>();
  if (!outcome.accepted) return submission.reply(outcome.errors);
  forgetDraft(definition.id);
  noteConfirmation(definition.confirmation);
  return redirect(definition.confirmation);
}
