import {
  type Corrector,
  type FieldErrors,
  type FormField,
  readInto,
  SENDER_FIELDS,
  SENDER_NAMES,
  type Sender,
  type Sent,
} from './sender-fields.ts';

export function correctableFields(by: Corrector): readonly FormField[] {
  return SENDER_NAMES.flatMap((column) => {
    const { input, correctedBy } = SENDER_FIELDS[column];
    return correctedBy === by || correctedBy === 'sender' ? [{ column, name: column, ...input }] : [];
  });
}

/**
 * Reads corrections. A field that was not sent is not changed, nor is one that `by` may not correct.
 * @returns the new values, or `null` and what is wrong
 */
export function readCorrection(
  by: Corrector,
  sent: Sent,
): { changes: Partial<Sender> | null; fieldErrors: FieldErrors } {
  const changes: Partial<Sender> = {};
  const fieldErrors: Record<string, string> = {};
  for (const { column } of correctableFields(by)) {
    const fault = sent[column] === undefined ? undefined : readInto(changes, column, sent[column], 'form');
    if (fault !== undefined) fieldErrors[column] = fault;
  }
  return { changes: Object.keys(fieldErrors).length > 0 ? null : changes, fieldErrors };
}
