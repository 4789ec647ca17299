import type { SubmissionResult } from '@conform-to/react';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { screenServices } from '../../services.ts';
import { type LeadFormDefinition, parseForm } from './lead-form-definition.ts';

/** Route action of a lead form posted without JavaScript. */
export function leadAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  const names = [...definition.fields.map(({ name }) => name), HONEYPOT_FIELD];
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead } = context.get(screenServices);
    const read = await readForm(request, names);
    if ('refusal' in read) {
      // Refused before the body was read: the visitor still has the text on the previous page.
      const { message, status } = read.refusal;
      const reply: SubmissionResult<string[]> = {
        status: 'error',
        initialValue: {},
        error: { '': [message] },
      };
      return data(reply, { status });
    }
    const submission = parseForm(read.form, definition.schema);
    if (submission.status !== 'success') return data(submission.reply(), { status: 422 });

    const outcome = await submitLead(
      definition.toLead(submission.value),
      Boolean(read.form.get(HONEYPOT_FIELD)),
    );
    if ('refusal' in outcome) {
      const { message, status } = outcome.refusal;
      return data(submission.reply({ formErrors: [message] }), { status });
    }
    return redirect(`${definition.confirmation}&reference=${outcome.reference}`, 303);
  };
}
