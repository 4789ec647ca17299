import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';

/** What tells password managers to leave a field alone: 1Password, LastPass, Bitwarden, Dashlane. */
const LEFT_ALONE = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/** A field that nobody sees, reaches with a key or hears of; what fills it in is a program. */
export function HoneypotField({ formId }: { formId: string }) {
  const id = `${formId}-${HONEYPOT_FIELD}`;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Laisser vide</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
    </div>
  );
}
