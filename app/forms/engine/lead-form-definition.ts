import type { SubmissionResult } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { LeadInput } from '../../../domain/leads/lead.ts';
import type { FieldSpec } from '../../ui/field.tsx';

/** Checks what a form's fields hold; its output is the body of the form's API call. */
export type LeadSchema<Output> = v.ObjectSchema<v.ObjectEntries, undefined> &
  v.GenericSchema<unknown, Output>;

/** All that one lead form has of its own; `LeadForm` and `leadAction` do the rest. */
export interface LeadFormDefinition<Output extends object = object> {
  /** Unique on a page; prefix of the fields' ids. */
  id: string;
  schema: LeadSchema<Output>;
  /** In the order of the schema. */
  fields: readonly FieldSpec[];
  submitLabel: string;
  /** Subject of the mail that a visitor is offered to send when the form cannot be. */
  mailSubject: string;
  /** Shown when the lead could not be taken (specification, section 8). */
  alert: ReactNode;
  /** Path of the API call that the script makes. */
  endpoint: string;
  /** Where the visitor goes once the lead is taken. */
  confirmation: string;
  /** The lead that the checked fields make. */
  toLead(fields: Output): LeadInput;
  /** Progress bar, and a mark on the field to fill next (specification, section 4). */
  showsProgress: boolean;
  /** The button looks disabled while a field is invalid, and says why when it is pressed all the same. */
  blocksWhileInvalid: boolean;
}

/** What the last submit of a lead form was answered, if any. */
export type LeadFormResult = SubmissionResult<string[]> | undefined;

/** What a form's fields hold, checked by its schema alone. */
export function parseForm<Output extends object>(form: FormData, schema: LeadSchema<Output>) {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
