import { useEffect, useState } from 'react';
import type { FieldSpec } from '../../domain/leads/sender-fields.ts';
import { cleanLine, cleanMessage, codePointLength } from '../../domain/leads/text.ts';

interface FieldProps {
  spec: FieldSpec;
  id: string;
  defaultValue: string | undefined;
  text: string | undefined;
  error: string | undefined;
  /** The field to fill next: it blinks. */
  isNext: boolean;
}

const CONTROL =
  'block w-full scroll-mt-12 rounded-pane border bg-white px-4 py-3 text-base text-ink placeholder:text-stone/85 aria-invalid:border-alert data-next:animate-field-blink data-next:not-aria-invalid:border-emerald border-stone/80';

export function Field({ spec, id, defaultValue, text = '', error, isNext }: FieldProps) {
  const {
    name,
    label,
    type = 'text',
    optional = false,
    multiline = false,
    lines = 6,
    autoComplete,
    placeholder,
    example,
    limit,
    half = false,
  } = spec;
  const errorId = `${id}-error`;
  const exampleId = `${id}-example`;
  const countId = `${id}-count`;
  const descriptions = [error && errorId, example && exampleId, limit && countId].filter(Boolean);
  const control = {
    id,
    name,
    defaultValue,
    placeholder,
    autoComplete,
    className: CONTROL,
    'aria-required': !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
    'data-next': isNext || undefined,
  } as const;

  return (
    <div
      className={`flex flex-wrap content-start justify-between gap-x-4 ${half ? '' : '@min-[30rem]:col-span-2'}`}
    >
      <label htmlFor={id} className="mb-1.5 w-full font-semibold">
        {label}
        {optional ? <span className="font-normal text-stone"> (facultatif)</span> : null}
      </label>
      {multiline ? <textarea {...control} rows={lines} /> : <input {...control} type={type} />}
      {error ? (
        <p id={errorId} className="mt-1.5 flex gap-2 text-[0.95rem] font-medium text-alert">
          <span aria-hidden="true">▲</span>
          <span>{error}</span>
        </p>
      ) : null}
      {example ? (
        <p id={exampleId} className="mt-1.5 w-full text-[0.95rem] wrap-anywhere text-stone">
          {`par exemple ${example}`}
        </p>
      ) : null}
      {limit ? (
        <CharacterCount id={countId} text={multiline ? cleanMessage(text) : cleanLine(text)} limit={limit} />
      ) : null}
    </div>
  );
}

/** Share of the limit from which the count is shown. */
const NEAR = 0.8;
/** Pause in typing before the count is announced (ms; debounce). */
const PAUSE = 1000;

interface CharacterCountProps {
  /** Id of the announced count. */
  id: string;
  /** Cleaned as the server cleans it. */
  text: string;
  limit: number;
}

/** The length of a text near its limit, or by how much it exceeds it; nothing below. */
function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const length = codePointLength(text);
  const shown = length < limit * NEAR ? '' : countOf(length, limit);
  const [heard, setHeard] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(setHeard, PAUSE, shown);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      {shown ? (
        <p
          aria-hidden="true"
          className={`mt-1.5 ml-auto text-[0.95rem] tabular-nums ${length > limit ? 'font-medium text-alert' : 'text-stone'}`}
        >
          {shown}
        </p>
      ) : null}
      <p id={id} role="status" className="sr-only">
        {heard}
      </p>
    </>
  );
}

function countOf(length: number, limit: number): string {
  const excess = length - limit;
  if (excess <= 0) return `${french(length)} / ${french(limit)} caractères`;
  return `${french(excess)} caractère${excess > 1 ? 's' : ''} de trop`;
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}
