import { momentInParis } from '../../../domain/dates.ts';
import type { LeadMessage } from '../../mailbox/lead-messages.ts';
import type { LeadMessageKind } from '../../store/database.ts';
import { FileList } from './file-link.tsx';

const KINDS: Readonly<Record<LeadMessageKind, string>> = {
  answer: 'a répondu par e-mail',
  ours: 'a écrit de sa messagerie',
  automatic: 'réponse automatique',
  bounce: 'e-mail non remis',
  spam: 'marqué comme indésirable par la messagerie',
};

/** A mail about the lead, as text; what no person wrote is folded. */
export function MailedAnswer({ reference, message }: { reference: string; message: LeadMessage }) {
  const { kind, sender, received_at, remark } = message;
  const isPersons = kind === 'answer' || kind === 'ours';
  return (
    <li className={kind === 'ours' ? undefined : 'theirs'}>
      <p className="small">
        <strong>{sender === '' ? 'Expéditeur inconnu' : sender}</strong>
        {isPersons ? ' ' : ' : '}
        {KINDS[kind]}, le {momentInParis(received_at)}
      </p>
      {kind === 'bounce' ? (
        <p className="alert">
          Un e-mail n’est pas arrivé{remark === null ? '' : ` (${remark})`}. Vérifiez l’adresse de la
          personne, ou appelez-la.
        </p>
      ) : null}
      {isPersons ? (
        <MailText message={message} />
      ) : (
        <details>
          <summary>Lire cet e-mail</summary>
          <MailText message={message} />
        </details>
      )}
      {remark === null || kind === 'bounce' ? null : <p className="small">{remark}</p>}
      <FileList reference={reference} files={message.files} />
    </li>
  );
}

function MailText({ message: { text, quoted } }: { message: LeadMessage }) {
  return (
    <>
      {text === '' ? null : <p className="words">{text}</p>}
      {quoted === null ? null : (
        <details>
          <summary>Texte cité</summary>
          <p className="words small">{quoted}</p>
        </details>
      )}
    </>
  );
}
