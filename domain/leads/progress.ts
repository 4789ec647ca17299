import * as v from 'valibot';

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** How far a form is filled in, for its progress indicator (specification, section 4). */
export interface FormProgress {
  /** Rounded share of the fields that are non-empty and valid, 0 to 100. */
  percentage: number;
  /** Those fields, in the order of the schema. */
  completeFields: readonly string[];
  /** First invalid field, in the order of the schema; `null` when the form can be sent. */
  firstInvalidField: string | null;
}

/** Validates `values` (as typed; a missing key is an empty field) against every field of `schema`. */
export function formProgress(schema: FormSchema, values: Readonly<Record<string, string>>): FormProgress {
  const names = Object.keys(schema.entries);
  const invalid = new Set(names.filter((name) => !isValid(schema, name, values[name])));
  const completeFields = names.filter((name) => !invalid.has(name) && values[name]?.trim());
  return {
    percentage: Math.round((completeFields.length / names.length) * 100),
    completeFields,
    firstInvalidField: names.find((name) => invalid.has(name)) ?? null,
  };
}

function isValid(schema: FormSchema, name: string, value = ''): boolean {
  const field = schema.entries[name];
  return field !== undefined && v.is(field, value);
}
