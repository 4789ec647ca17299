import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAgency } from '../../facts/use-agency.ts';
import { Button } from '../../ui/button.tsx';
import type { FieldSpec } from '../../ui/field.tsx';
import type { LeadFormResult } from './lead-form-definition.ts';

interface FormAlertProps {
  /** The specified text (section 8). */
  text: ReactNode;
  /** The last result; its form-level errors say why the lead was refused. */
  refusal: LeadFormResult;
  /** `mailto:` link with what was typed. */
  mailLink: string;
  isSending: boolean;
}

/**
 * Alert that a lead was not accepted, with the reason, until the next submission ends; takes the focus when
 * it appears. Offers the other ways to reach the agency, with what was typed.
 */
export function FormAlert({ text, refusal, mailLink, isSending }: FormAlertProps) {
  const { phone } = useAgency();
  const alert = useRef<HTMLDivElement>(null);
  const reasons = refusal?.error?.[''];
  useEffect(() => {
    if (reasons) alert.current?.focus();
  }, [reasons]);

  if (!reasons) return null;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer of a form below the first screen
      autoFocus
      className="mb-6 rounded-pane border-l-4 border-alert bg-alert/8 px-4 py-3 text-ink"
    >
      <p className="font-semibold">{text}</p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1">
          {reason}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button isRealButton type="submit" size="small" color="black" loading={isSending} label="Réessayer" />
        <a href={mailLink} className="underline">
          Envoyer ce texte par e-mail
        </a>
        <a href={`tel:${phone.international}`} className="underline">
          Appeler le {phone.display}
        </a>
      </div>
    </div>
  );
}

/** The alert text of the quote and contact forms. */
export function VerifyOrWriteAlert() {
  const mailbox = useAgency().mailboxes.general;
  return (
    <>
      Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à{' '}
      <a href={`mailto:${mailbox}`} className="underline">
        {mailbox}
      </a>
      .
    </>
  );
}

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

/** Longest `mailto:` URL that every system passes on. */
const LONGEST_LINK = 2000;
const CUT = '\n[…]';

/** `mailto:` URL to the agency with what was typed in a form. */
export function messageLink(
  mailbox: string,
  subject: string,
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string>>,
): string {
  const lines = fields.flatMap(({ name, label, multiline }) => {
    const text = values[name]?.trim();
    return text ? [multiline ? `\n${text}` : `${label} : ${text}`] : [];
  });
  const start = `mailto:${mailbox}?subject=${encoded(subject)}&body=`;
  return start + fitting(lines.join('\n'), LONGEST_LINK - start.length);
}

/** Cuts `text` so that it fits encoded in `room` characters, without splitting a surrogate pair. */
function fitting(text: string, room: number): string {
  const whole = encoded(text);
  if (whole.length <= room) return whole;
  const end = encoded(CUT);
  let length = end.length;
  let kept = '';
  for (const character of text) {
    const next = encoded(character);
    length += next.length;
    if (length > room) break;
    kept += next;
  }
  return kept + end;
}

/** Line breaks as CR LF (RFC 6068); lone surrogates are replaced, since mail programs fail on them. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
