import { agency, claimRegister } from 'content-collections';
import { momentInParis } from '../domain/dates.ts';
import type { LeadKind } from '../domain/leads/lead.ts';
import { MailLayout } from './layout.tsx';

interface ConfirmationProps {
  kind: LeadKind;
  reference: string;
}

interface ConfirmationMailProps extends ConfirmationProps {
  /** Until when the visitor will be answered; ISO 8601. */
  answerBy: string;
  /** The agency's, as a reader dials it. */
  phone: string;
}

const TEXTS = {
  devis: {
    subject: 'Votre demande de devis est bien arrivée',
    opening: 'Nous avons bien reçu votre demande de devis.',
    next: 'Un expert lit votre projet et vous répond',
  },
  contact: {
    subject: 'Votre message est bien arrivé',
    opening: 'Nous avons bien reçu votre message.',
    next: 'Nous vous répondons',
  },
} as const satisfies Record<LeadKind, unknown>;

/** Subject of the mail to the visitor. */
export function confirmationSubject({ kind, reference }: ConfirmationProps): string {
  return `${TEXTS[kind].subject} (${reference})`;
}

/** Mail to the visitor. It says nothing that the visitor wrote: see `server/mail/messages.ts`. */
export function Confirmation({ kind, reference, answerBy, phone }: ConfirmationMailProps) {
  const { opening, next } = TEXTS[kind];
  return (
    <MailLayout preview={opening}>
      <p>Bonjour,</p>
      <p>
        {opening} Sa référence est <strong>{reference}</strong>.
      </p>
      <p>
        {next} dans les {claimRegister.promises.replyWithin} : avant le{' '}
        <strong>{momentInParis(answerBy)}</strong>.
      </p>
      <p>
        Une précision à ajouter ? Répondez simplement à ce message, ou appelez-nous au {phone} en donnant
        cette référence.
      </p>
      <p>À très vite,</p>
      <p>L’équipe {agency.brand}</p>
    </MailLayout>
  );
}
