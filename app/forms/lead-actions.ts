import { parseWithValibot } from '@conform-to/valibot';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, redirect } from 'react-router';
import { TRAP_FIELD } from '../../domain/leads/trap.ts';
import { screenServices } from '../services.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { sendLead } from './send-lead.ts';

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

/** The same form sent by the script: JSON to the API. */
export function leadClientAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  return async ({ request }: ClientActionFunctionArgs) => {
    const submission = parse(await request.formData(), definition);
    if (submission.status !== 'success') return submission.reply();

    const outcome = await sendLead(definition.endpoint, submission.value);
    return outcome.accepted ? redirect(definition.confirmation) : submission.reply(outcome.errors);
  };
}

function parse<Output extends object>(form: FormData, { schema }: LeadFormDefinition<Output>) {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
