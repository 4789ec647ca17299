import { type ReactNode, useEffect, useRef } from 'react';
import { useAgency } from '../../facts/use-agency.ts';
import { Button } from '../../ui/button.tsx';
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
