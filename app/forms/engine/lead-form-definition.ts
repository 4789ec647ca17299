import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { LeadInput } from '../../../domain/leads/lead.ts';
import type { FieldSpec } from '../../ui/field.tsx';

/** Schema of a form; its output is the body of the API call. */
export type LeadSchema<Output> = v.ObjectSchema<v.ObjectEntries, undefined> &
  v.GenericSchema<unknown, Output>;

/** What differs between lead forms; `LeadForm` and `leadAction` do the rest. */
export interface LeadFormDefinition<Output extends object = object> {
  /** Unique on a page; prefix of the fields' ids. */
  id: string;
  schema: LeadSchema<Output>;
  /** In the order of the schema. */
  fields: readonly FieldSpec[];
  submitLabel: string;
  /** Subject of the mail offered when the form cannot be sent. */
  mailSubject: string;
  /** Alert when the lead was not accepted (specification, section 8). */
  alert: ReactNode;
  /** Path of the API endpoint. */
  endpoint: string;
  /** Path of the confirmation page. */
  confirmation: string;
  /** Builds the lead from the validated fields. */
  toLead(fields: Output): LeadInput;
  /** Progress bar, and a mark on the field to fill next (specification, section 4). */
  showsProgress: boolean;
  /** The button looks disabled while a field is invalid; a click on it shows the errors. */
  blocksWhileInvalid: boolean;
}

/** Messages by field; at most one each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A lead that was not accepted. */
export interface LeadFormRefusal {
  /** Values by field, as they were sent. */
  values: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
  /** Why the lead as a whole was not accepted. */
  formError: string | null;
  /** Token to confirm it with (`ConfirmationNotice`). */
  confirmation?: string | null;
}

/** The result of the last submission, if any; an accepted lead leads to its confirmation. */
export type LeadFormResult = LeadFormRefusal | undefined;

/** Checks the fields, as typed, with the schema alone. */
export function checkFields<Output extends object>(
  schema: LeadSchema<Output>,
  fields: Readonly<Record<string, unknown>>,
): { output: Output | null; fieldErrors: FieldErrors } {
  const result = v.safeParse(schema, fields);
  if (result.success) return { output: result.output, fieldErrors: {} };
  const { nested = {} } = v.flatten(result.issues);
  const firsts = Object.entries(nested).flatMap(([name, messages]) =>
    messages?.[0] === undefined ? [] : [[name, messages[0]] as const],
  );
  return { output: null, fieldErrors: Object.fromEntries(firsts) };
}

/** The texts of the fields in a form; a missing one is empty. */
export function textsIn(form: FormData, fields: readonly FieldSpec[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')]));
}
