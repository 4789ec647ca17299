import { formCopy } from 'content-collections';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { fieldsOf, readSender } from '../../../domain/leads/sender-fields.ts';
import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { screenServices } from '../../services.ts';
import {
  confirmationPath,
  type LeadFormDefinition,
  type LeadFormResult,
  textsIn,
} from './lead-form-definition.ts';

/** Route action of a lead form posted without JavaScript. */
export function leadAction(definition: LeadFormDefinition) {
  const { id, kind } = definition;
  const fields = fieldsOf(id);
  const names = [...fields.map(({ name }) => name), HONEYPOT_FIELD];
  return async ({ request, context }: ActionFunctionArgs) => {
    const { readForm, submitLead, countForm } = context.get(screenServices);
    const posted = await readForm(request, names);
    if (!posted.form) {
      const { message, status } = posted.refusal;
      const formError = `${message} ${formCopy.unread}`;
      return data<LeadFormResult>({ values: {}, fieldErrors: {}, formError }, status);
    }
    const { form, refusal, confirmation } = posted;
    const { sender, fieldErrors } = readSender(id, fieldsIn(form, names));
    const values = textsIn(form, fields);
    const showAgain = (status: number, formError: string | null = null) =>
      data<LeadFormResult>(
        { values, fieldErrors: formError === null ? fieldErrors : {}, formError, confirmation },
        status,
      );
    // What can be confirmed is no error.
    if (refusal) return showAgain(refusal.status, confirmation === null ? refusal.message : null);
    if (!sender) {
      for (const name of Object.keys(fieldErrors)) countForm(`${id}.refused.${name}`);
      return showAgain(422);
    }

    const hasFilledHoneypot = Boolean(form.get(HONEYPOT_FIELD));
    const outcome = await submitLead({ kind, ...sender }, hasFilledHoneypot);
    if ('refusal' in outcome) return showAgain(outcome.refusal.status, outcome.refusal.message);
    if (!hasFilledHoneypot) countForm(`${id}.sent`);
    return redirect(confirmationPath(definition, outcome.reference), 303);
  };
}

/** A field that comes twice is a list, which no rule accepts. */
function fieldsIn(form: FormData, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const sent = form.getAll(name);
      return [name, sent.length > 1 ? sent : sent[0]];
    }),
  );
}
