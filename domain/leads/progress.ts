import type { FieldErrors, FormField } from './sender-fields.ts';

/** How far a form is filled in, for its progress indicator (specification, section 4). */
export interface FormProgress {
  /** Rounded share of the fields that are non-empty and valid, 0 to 100. */
  percentage: number;
  /** Those fields, in the order of the form. */
  completeFields: readonly string[];
  /** First invalid field, in the order of the form; `null` when the form can be sent. */
  firstInvalidField: string | null;
}

/** The progress of a form with these values (as typed; a missing key is an empty field) and errors. */
export function formProgress(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  errors: FieldErrors,
): FormProgress {
  const names = fields.map(({ name }) => name);
  const completeFields = names.filter((name) => !errors[name] && values[name]?.trim());
  return {
    percentage: Math.round((completeFields.length / names.length) * 100),
    completeFields,
    firstInvalidField: names.find((name) => errors[name]) ?? null,
  };
}
