import type { SubmissionResult } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, redirect } from 'react-router';
import { SECONDS_ON_SCREEN, TRAP_FIELD } from '../../domain/leads/trap.ts';
import { screenServices } from '../services.ts';
import { forgetDraft } from './draft.ts';
import { forgetPromise } from './kept-promise.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { noteConfirmation } from './missed-confirmation.ts';
import { sendLead } from './send-lead.ts';
import { secondsOnScreen } from './time-on-screen.ts';

/** The route action behind a lead form that the browser posts itself, without JavaScript. */
export function leadAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead } = context.get(screenServices);
    const form = await readForm(request);
    const submission = parse(form, definition);
    if (submission.status !== 'success') return data(submission.reply(), { status: 422 });

    const refusal = await submitLead(definition.toLead(submission.value), Boolean(form.get(TRAP_FIELD)));
    if (refusal) return data(submission.reply({ formErrors: [refusal.message] }), { status: refusal.status });
    return redirect(definition.confirmation, 303);
  };
}

/**
 * The same form sent by the script: JSON to the API. A browser that keeps no cookie can have no token; its form then
 * goes the other way, where its own word on its origin is enough.
 */
export function leadClientAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData();
    const submission = parse(form, definition);
    if (submission.status !== 'success') return submission.reply();

    const outcome = await sendLead(definition.endpoint, submission.value, {
      [TRAP_FIELD]: String(form.get(TRAP_FIELD) ?? ''),
      [SECONDS_ON_SCREEN]: secondsOnScreen(definition.id),
    });
    if (outcome.isForbidden) return serverAction<SubmissionResult<string[]>>();
    if (!outcome.accepted) return submission.reply(outcome.errors);
    forgetDraft(definition.id);
    forgetPromise(definition.toLead(submission.value).kind);
    noteConfirmation(definition.confirmation);
    return redirect(definition.confirmation);
  };
}

function parse<Output extends object>(form: FormData, { schema }: LeadFormDefinition<Output>) {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
