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

/** When each form was first shown empty (`performance.now()`, ms), by id. */
const shownAt = new Map<string, number>();

/** Records when an empty form appears; one with content was seen before. */
export function noteShown(formId: string, isEmpty: boolean): void {
  if (isEmpty) shownAt.set(formId, performance.now());
  else shownAt.delete(formId);
}

/** Time since the form appeared (s); `null` when unknown. */
export function secondsOnScreen(formId: string): number | null {
  const start = shownAt.get(formId);
  return start === undefined ? null : Math.round(performance.now() - start) / 1000;
}
