import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { TRAP_FIELD } from '../../domain/leads/trap.ts';
import { screenServices } from '../services.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { parseForm } from './parse-form.ts';

/** The route action behind a lead form that the browser posts itself, without JavaScript. */
export function leadAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead } = context.get(screenServices);
    const form = await readForm(request);
    const submission = parseForm(form, definition.schema);
    if (submission.status !== 'success') return data(submission.reply(), { status: 422 });

    const refusal = await submitLead(definition.toLead(submission.value), Boolean(form.get(TRAP_FIELD)));
    if (refusal) return data(submission.reply({ formErrors: [refusal.message] }), { status: refusal.status });
    return redirect(definition.confirmation, 303);
  };
}
