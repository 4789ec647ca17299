import { agency, claimRegister, confirmationCopy, mailCopy } from 'content-collections';
import { fillElements, fillText } from '../content/sentence.ts';
import { momentInParis } from '../domain/dates.ts';
import type { LeadKind } from '../domain/leads/lead.ts';
import { MailLayout, MailLink } from './layout.tsx';

interface ConfirmationProps {
  kind: LeadKind;
  reference: string;
}

interface ConfirmationMailProps extends ConfirmationProps {
  /** The promised answer time, ISO 8601; `null` once it has passed. */
  answerBy: string | null;
  /** Last day of a closure, in words. */
  closedUntil: string | null;
  /** URL of the tracking page. */
  tracking: string | null;
  /** The agency’s number, as dialled. */
  phone: string;
}

export function confirmationSubject({ kind, reference }: ConfirmationProps): string {
  return fillText(textsOf(kind).subject, { reference });
}

/** Mail to the visitor. It repeats nothing that the visitor wrote: see `server/mail/messages.ts`. */
export function Confirmation({
  kind,
  reference,
  answerBy,
  closedUntil,
  tracking,
  phone,
}: ConfirmationMailProps) {
  const { greeting, reference: referenceLine, linkIsYours, more, closing, signature } = mailCopy.confirmation;
  const { opening, answer, follow } = textsOf(kind);
  return (
    <MailLayout preview={opening}>
      <p>{greeting}</p>
      <p>
        {opening} {fillElements(referenceLine, { reference: <strong>{reference}</strong> })}
      </p>
      {answerBy === null ? null : (
        <p>
          {fillElements(answer, {
            replyWithin: claimRegister.promises.replyWithin,
            moment: <strong>{momentInParis(answerBy)}</strong>,
          })}
        </p>
      )}
      {closedUntil === null ? null : <p>{fillText(confirmationCopy.receipt.closed, { day: closedUntil })}</p>}
      {tracking === null ? null : (
        <p>
          <MailLink href={tracking}>{follow}</MailLink>
          <br />
          {linkIsYours}
        </p>
      )}
      <p>{fillText(more, { phone })}</p>
      <p>{closing}</p>
      <p>{fillText(signature, { brand: agency.brand })}</p>
    </MailLayout>
  );
}

function textsOf(kind: LeadKind) {
  const { quote, contact } = mailCopy.confirmation;
  return { devis: quote, contact }[kind];
}
