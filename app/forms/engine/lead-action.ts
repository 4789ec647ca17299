import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { screenServices } from '../../services.ts';
import { type LeadFormDefinition, type LeadFormResult, parseForm } from './lead-form-definition.ts';

/** Route action of a lead form posted without JavaScript. */
export function leadAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  const names = [...definition.fields.map(({ name }) => name), HONEYPOT_FIELD];
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead } = context.get(screenServices);
    const posted = await readForm(request, names);
    if (!posted.form) {
      // The visitor still has the text on the previous page.
      const error = { '': [posted.refusal.message] };
      return data<LeadFormResult>({ status: 'error', initialValue: {}, error }, posted.refusal.status);
    }
    const { form, refusal, confirmation } = posted;
    const submission = parseForm(form, definition.schema);
    const showAgain = (status: number, message?: string) => {
      const reply = submission.reply(message === undefined ? {} : { formErrors: [message] });
      return data<LeadFormResult>({ ...reply, confirmation }, status);
    };
    // What can be confirmed is no error.
    if (refusal) return showAgain(refusal.status, confirmation === null ? refusal.message : undefined);
    if (submission.status !== 'success') return showAgain(422);

    const outcome = await submitLead(definition.toLead(submission.value), Boolean(form.get(HONEYPOT_FIELD)));
    if ('refusal' in outcome) return showAgain(outcome.refusal.status, outcome.refusal.message);
    return redirect(`${definition.confirmation}&reference=${outcome.reference}`, 303);
  };
}
