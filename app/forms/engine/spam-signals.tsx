import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';

/** Attributes that make password managers skip a field: 1Password, LastPass, Bitwarden, Dashlane. */
const LEFT_ALONE = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/** Honeypot: hidden from sight, keyboard and screen readers, so only a program fills it in. */
export function HoneypotField({ formId }: { formId: string }) {
  const id = `${formId}-${HONEYPOT_FIELD}`;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Laisser vide</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
    </div>
  );
}
