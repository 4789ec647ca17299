import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldSpec } from '../../ui/field.tsx';
import type { LeadFormResult } from './lead-form-definition.ts';

interface FormErrorSummaryProps {
  formId: string;
  fields: readonly FieldSpec[];
  /** The last result; while a person types, the messages beside the fields suffice. */
  refusal: LeadFormResult;
}

/** Lists the server’s errors, each with a link to its field. Takes the focus when it appears. */
export function FormErrorSummary({ formId, fields, refusal }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const faults = fields.flatMap(({ name, label }) => {
    const error = refusal?.error?.[name]?.[0];
    return error ? [{ name, label, error }] : [];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new answer, not on each render
  useEffect(() => summary.current?.focus(), [refusal]);

  /** Focuses the field without a navigation, which would clear the result shown here. */
  function goToField(event: MouseEvent, fieldId: string): void {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }

  if (faults.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer of a form below the first screen
      autoFocus
      className="mb-6 rounded-pane border-l-4 border-alert bg-alert/8 px-4 py-3"
    >
      <h2 className="text-lg font-semibold">
        {faults.length === 1 ? 'Un champ est à corriger' : `${faults.length} champs sont à corriger`}
      </h2>
      <ul className="mt-2">
        {faults.map(({ name, label, error }) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              className="underline"
              onClick={(event) => goToField(event, `${formId}-${name}`)}
            >
              {label} : {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
