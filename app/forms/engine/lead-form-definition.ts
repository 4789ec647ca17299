import type { SubmissionResult } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
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

/** The result of the last submission, if any; `confirmation` is the token to confirm it with (`ConfirmationNotice`). */
export type LeadFormResult = (SubmissionResult<string[]> & { confirmation?: string | null }) | undefined;

/** Validates the fields with the schema alone. */
export function parseForm<Output extends object>(form: FormData, schema: LeadSchema<Output>) {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
