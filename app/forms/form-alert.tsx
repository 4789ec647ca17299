import { agency } from 'content-collections';
import { useEffect, useRef } from 'react';

/** The specified failure text (section 8) with the reason below; it takes the focus when it appears. */
export function FormAlert({ reasons }: { reasons: readonly string[] | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reasons) alert.current?.focus();
  }, [reasons]);

  if (!reasons) return null;
  const mailbox = agency.mailboxes.general;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-pane border-l-4 border-alert bg-alert/8 px-4 py-3 text-ink"
    >
      <p className="font-semibold">
        Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à{' '}
        <a href={`mailto:${mailbox}`} className="underline">
          {mailbox}
        </a>
        .
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1">
          {reason}
        </p>
      ))}
    </div>
  );
}
