import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldSpec } from '../../../domain/leads/sender-fields.ts';
import { useAgency } from '../../facts/use-agency.ts';
import { Button } from '../../ui/button.tsx';
import { MailboxLink } from '../../ui/contact-link.tsx';
import type { LeadFormResult } from './lead-form-definition.ts';

interface FormAlertProps {
  /** The specified text (section 8). */
  text: ReactNode;
  /** The last result; its `formError` says why the lead was refused. */
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
  const reason = refusal?.formError;
  const alert = useFocusOnNews(refusal);

  if (!reason) return null;
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
      <p className="mt-1">{reason}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button isRealButton type="submit" size="small" color="black" loading={isSending} label="Réessayer" />
        <a href={mailLink} className="underline">
          Envoyer ce texte par e-mail
        </a>
        <a href={`tel:${phone.international}`} className="underline">
          {`Appeler le ${phone.display}`}
        </a>
      </div>
    </div>
  );
}

/** The alert text of the quote and contact forms. */
export function VerifyOrWriteAlert() {
  return (
    <>
      Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à{' '}
      <MailboxLink />.
    </>
  );
}

interface FormErrorSummaryProps {
  formId: string;
  fields: readonly FieldSpec[];
  /** The last result; it says which fields are listed. */
  refusal: LeadFormResult;
  /** The message now beside each field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/**
 * Lists the fields that the server refused, each with a link, until it is corrected. Takes the focus when it
 * appears; then announces only how many are left.
 */
export function FormErrorSummary({ formId, fields, refusal, errors }: FormErrorSummaryProps) {
  const summary = useFocusOnNews(refusal);
  const faults = fields.flatMap(({ name, label }) => {
    const error = refusal?.fieldErrors[name] ? errors[name] : undefined;
    return error ? [{ name, text: namesField(error, label) ? error : `${label} : ${error}` }] : [];
  });

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
      aria-atomic="false"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer of a form below the first screen
      autoFocus
      className="mb-6 rounded-pane border-l-4 border-alert bg-alert/8 px-4 py-3"
    >
      <h2 className="text-lg font-semibold">
        {faults.length === 1 ? 'Un champ est à corriger' : `${faults.length} champs sont à corriger`}
      </h2>
      <ul className="mt-2">
        {faults.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              className="underline"
              onClick={(event) => goToField(event, `${formId}-${name}`)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses an element once for each result; at hydration, unless the visitor has gone on to a field. */
function useFocusOnNews(result: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const told = useRef<unknown>(null);
  const isHydrated = useRef(false);
  // At each render: the form learns the errors of a result after the result.
  useEffect(() => {
    if (element.current && told.current !== result) {
      told.current = result;
      if (isHydrated.current || document.activeElement === document.body) element.current.focus();
    }
    isHydrated.current = true;
  });
  return element;
}

/** Whether a message names its field: « Le nom est requis. », unlike « 200 caractères au maximum. ». */
function namesField(message: string, label: string): boolean {
  const noun = label.split(' ').at(-1) ?? label;
  const letters = (text: string) => text.toLowerCase().replaceAll('-', '');
  return letters(message).includes(letters(noun));
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
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}
