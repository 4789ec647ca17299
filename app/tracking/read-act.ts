import { correctableFields, readCorrection } from '../../domain/leads/corrections.ts';
import { lines, MAX_LENGTH, required } from '../../domain/leads/rules.ts';
import type { FieldErrors } from '../../domain/leads/sender-fields.ts';
import type { TrackingAct } from '../services.ts';

/** Names of all fields of the page's forms. */
export const ACT_FIELDS = ['act', 'message', 'known', ...correctableFields('sender').map(({ name }) => name)];

const readAddition = required(lines(MAX_LENGTH.message));

/** Why a form of the page was rejected, and what was typed in it. */
export interface ActFault {
  /** Which form; `null` if it could not be read. */
  act: string | null;
  /** Message about the form as a whole. */
  alert: string | null;
  errors: FieldErrors;
  typed: Readonly<Record<string, string>>;
}

export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, text]) => [name, String(text)]));
}

/** Reads a form of the page; `null` if it is none of them. */
export function readAct(form: FormData): { wish: TrackingAct } | { fault: ActFault } | null {
  const typed = textsOf(form);
  const { act = '', known = '' } = typed;
  switch (act) {
    case 'complete': {
      const { value, fault } = readAddition(typed.message, 'Écrivez votre précision.');
      if (value === undefined) return { fault: { act, alert: null, errors: { message: fault }, typed } };
      // Without a count, the page showed no additions.
      return { wish: { act, text: value, known: Number.parseInt(known, 10) || 0 } };
    }
    case 'correct': {
      const { changes, fieldErrors } = readCorrection('sender', typed);
      return changes
        ? { wish: { act, changes } }
        : { fault: { act, alert: null, errors: fieldErrors, typed } };
    }
    case 'withdraw':
    case 'erase':
      return { wish: { act } };
    default:
      return null;
  }
}
