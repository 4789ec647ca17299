import type { ReactNode } from 'react';
import type { LeadKind } from '../../../domain/leads/lead.ts';
import type { FieldErrors, FieldSpec, LeadForm } from '../../../domain/leads/sender-fields.ts';

/** What differs between lead forms; `LeadForm` and `leadAction` do the rest. */
export interface LeadFormDefinition {
  /** Unique on a page; prefix of the fields' ids; the fields are in `SENDER_FIELDS`. */
  id: LeadForm;
  kind: LeadKind;
  submitLabel: string;
  /** Subject of the mail offered when the form cannot be sent. */
  mailSubject: string;
  /** Alert when the lead was not accepted (specification, section 8). */
  alert: ReactNode;
  endpoint: string;
  /** Progress bar, and a mark on the field to fill next (specification, section 4). */
  showsProgress: boolean;
  /** Whether it says when the answer comes: otherwise what stands beside it does. */
  promisesAnswer: boolean;
  /** Slug of the page around it that colleagues made, whose thanks follow. */
  page?: string | undefined;
  /** The button looks disabled while a field is invalid; a click on it shows the errors. */
  blocksWhileInvalid: boolean;
}

/** Path of the screen that follows an accepted lead. */
export function confirmationPath(
  { kind, page }: Pick<LeadFormDefinition, 'kind' | 'page'>,
  reference: string,
) {
  return `/confirmation-contact?type=${kind}&reference=${reference}${page === undefined ? '' : `&page=${page}`}`;
}

export interface LeadFormRefusal {
  /** Values by field, as they were sent; none where the form was refused before it was read. */
  values: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
  /** Why the lead as a whole was not accepted. */
  formError: string | null;
  /** Token to confirm it with (`ConfirmationNotice`). */
  confirmation?: string | null;
}

/** The result of the last submission, if any; an accepted lead leads to its confirmation. */
export type LeadFormResult = LeadFormRefusal | undefined;

/** The texts of the fields in a form; a missing one is empty. */
export function textsIn(form: FormData, fields: readonly FieldSpec[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')]));
}
