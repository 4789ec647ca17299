import * as v from 'valibot';
import { emailField, messageField, typedPhoneField } from '../../domain/leads/fields.ts';
import type { TrackingAct } from '../services.ts';

/** Names of all fields of the page's forms. */
export const ACT_FIELDS = ['act', 'message', 'known', 'email', 'phone'];

const completion = v.object({ message: messageField('Écrivez votre précision.') });
const correction = v.object({
  email: emailField('Adresse e-mail invalide.'),
  phone: typedPhoneField('Numéro de téléphone invalide.'),
});

/** Why a form of the page was rejected, and what was typed in it. */
export interface ActFault {
  /** Which form; `null` if it could not be read. */
  act: string | null;
  /** Message about the form as a whole. */
  alert: string | null;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}

/** Reads a form of the page; `null` if it is none of them. */
export function readAct(form: FormData): { wish: TrackingAct } | { fault: ActFault } | null {
  const texts = Object.fromEntries(ACT_FIELDS.map((name) => [name, String(form.get(name) ?? '')]));
  const act = texts.act ?? '';
  switch (act) {
    case 'complete': {
      const parsed = v.safeParse(completion, texts);
      if (!parsed.success) return faulty(act, texts, parsed.issues);
      // Without a count, the page showed no additions.
      return {
        wish: { act, text: parsed.output.message, known: Number.parseInt(texts.known ?? '', 10) || 0 },
      };
    }
    case 'correct': {
      const parsed = v.safeParse(correction, texts);
      return parsed.success ? { wish: { act, ...parsed.output } } : faulty(act, texts, parsed.issues);
    }
    case 'withdraw':
    case 'erase':
      return { wish: { act } };
    default:
      return null;
  }
}

function faulty(act: string, typed: Record<string, string>, issues: readonly v.BaseIssue<unknown>[]) {
  const errors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path?.[0]?.key), message] as const).toReversed(),
  );
  return { fault: { act, alert: null, errors, typed } };
}
