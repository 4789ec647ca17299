import { useEffect, useState } from 'react';
import { codePointLength } from '../../domain/leads/text.ts';

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
export function CharacterCount({ id, text, limit }: CharacterCountProps) {
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
