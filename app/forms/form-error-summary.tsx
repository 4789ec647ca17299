import { useEffect, useRef } from 'react';
import type { FieldSpec } from '../ui/field.tsx';

interface FormErrorSummaryProps {
  formId: string;
  fields: readonly FieldSpec[];
  metadata: Readonly<Record<string, { errors?: string[] | undefined } | undefined>>;
  /** True when the server answered with errors; while a person types, the messages beside the fields are enough. */
  isFresh: boolean;
}

/** The errors that the server found, each a link to its field. */
export function FormErrorSummary({ formId, fields, metadata, isFresh }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const faults = fields.flatMap(({ name, label }) => {
    const error = metadata[name]?.errors?.[0];
    return error ? [{ name, label, error }] : [];
  });
  const isShown = isFresh && faults.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-pane border-l-4 border-alert bg-alert/8 px-4 py-3"
    >
      <h2 className="text-lg font-semibold">
        {faults.length === 1 ? 'Un champ est à corriger' : `${faults.length} champs sont à corriger`}
      </h2>
      <ul className="mt-2">
        {faults.map(({ name, label, error }) => (
          <li key={name}>
            <a href={`#${formId}-${name}`} className="underline">
              {label} : {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
