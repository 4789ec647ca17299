import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { screenServices } from '../../services.ts';
import {
  checkFields,
  type LeadFormDefinition,
  type LeadFormResult,
  textsIn,
} from './lead-form-definition.ts';

/** Route action of a lead form posted without JavaScript. */
export function leadAction<Output extends object>(definition: LeadFormDefinition<Output>) {
  const names = [...definition.fields.map(({ name }) => name), HONEYPOT_FIELD];
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead } = context.get(screenServices);
    const posted = await readForm(request, names);
    if (!posted.form) {
      // The visitor still has the text on the previous page.
      const { message, status } = posted.refusal;
      return data<LeadFormResult>({ values: {}, fieldErrors: {}, formError: message }, status);
    }
    const { form, refusal, confirmation } = posted;
    const { output, fieldErrors } = checkFields(definition.schema, fieldsOf(form, names));
    const values = textsIn(form, definition.fields);
    const showAgain = (status: number, formError: string | null = null) =>
      data<LeadFormResult>(
        { values, fieldErrors: formError === null ? fieldErrors : {}, formError, confirmation },
        status,
      );
    // What can be confirmed is no error.
    if (refusal) return showAgain(refusal.status, confirmation === null ? refusal.message : null);
    if (!output) return showAgain(422);

    const outcome = await submitLead(definition.toLead(output), Boolean(form.get(HONEYPOT_FIELD)));
    if ('refusal' in outcome) return showAgain(outcome.refusal.status, outcome.refusal.message);
    return redirect(`${definition.confirmation}&reference=${outcome.reference}`, 303);
  };
}

/** A field that comes twice is a list, which no schema accepts. */
function fieldsOf(form: FormData, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const sent = form.getAll(name);
      return [name, sent.length > 1 ? sent : sent[0]];
    }),
  );
}
