import type { FieldErrors, FormField } from './sender-fields.ts';

/**
 * How far a form is filled in (specification, section 4): the rounded percentage of its fields that are non-empty and
 * valid, these fields, and the first invalid one, `null` when the form can be sent.
 * @param values as typed; a missing one is empty
 */
export function formProgress(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  errors: FieldErrors,
) {
  const names = fields.map(({ name }) => name);
  const completeFields = names.filter((name) => !errors[name] && values[name]?.trim());
  return {
    percentage: Math.round((completeFields.length / names.length) * 100),
    completeFields,
    firstInvalidField: names.find((name) => errors[name]) ?? null,
  };
}
