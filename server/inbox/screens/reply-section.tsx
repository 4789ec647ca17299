import { useAgency } from '../../../app/facts/use-agency.ts';
import { momentInParis } from '../../../domain/dates.ts';
import { hasAddress } from '../../../domain/leads/no-address.ts';
import { personName } from '../../../domain/person-name.ts';
import { replySubject, signature } from '../../../emails/reply.tsx';
import { leadPath } from '../../leads/reference.ts';
import type { LeadMessage } from '../../mailbox/lead-messages.ts';
import { PeopleOptions } from '../../staff/screens/options.tsx';
import type { LeadRow, SavedReplyRow, StaffRow } from '../../store/database.ts';
import type { ReplyState, SentReply } from '../replies.ts';
import { FILES_LIMIT, MOST_BYTES } from '../reply-files.ts';
import { FileLink, FileList } from './file-link.tsx';
import { MailedAnswer } from './mailed-answer.tsx';

/** After how many days an unanswered reply brings its lead back. */
export const FOLLOW_UP_DAYS = 3;

/** The outcome of a refused form, and what was chosen for an answer that has not left. */
export interface ReplyOutcome {
  status?: 409 | 422;
  fault?: string;
  typed?: string;
  /** Id of the colleague who gets a copy. */
  copy?: string;
  isFollowedUp?: boolean;
}

export interface ReplySectionProps extends ReplyState, ReplyOutcome {
  lead: Pick<LeadRow, 'reference' | 'kind' | 'name' | 'email' | 'phone' | 'status' | 'taken_by' | 'channel'>;
  person: Pick<StaffRow, 'id' | 'email'>;
  /** What they sign with, if not with their name. */
  signature: string | null;
  colleagues: readonly Pick<StaffRow, 'id' | 'email'>[];
  savedReplies: readonly SavedReplyRow[];
  /** Mails about the lead, read in the agency’s mailbox. */
  messages: readonly LeadMessage[];
}

export function draftNote(savedAt: string): string {
  return `Brouillon enregistré le ${momentInParis(savedAt)}.`;
}

export function ReplySection(props: ReplySectionProps) {
  const { lead, replies, messages } = props;
  const said = [
    ...replies.map((reply) => ({
      at: reply.created_at,
      item: <Sent key={reply.id} reply={reply} lead={lead} />,
    })),
    ...messages.map((message) => ({
      at: message.received_at,
      item: <MailedAnswer key={message.id} reference={lead.reference} message={message} />,
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return (
    <section className="pane" id="reponse" aria-labelledby="reponse-titre">
      <h2 id="reponse-titre">Réponse</h2>
      {said.length > 0 ? <ol className="replies">{said.map(({ item }) => item)}</ol> : null}
      {!hasAddress(lead.email) ? (
        <p>
          Personne n’a encore noté d’adresse : appelez, ou{' '}
          <a href={`${leadPath(lead.reference)}/personne`}>ajoutez-la</a> pour répondre d’ici.
        </p>
      ) : lead.status === 'accepted' ? (
        <ReplyForm {...props} />
      ) : (
        <p>Cette demande est mise de côté : libérez-la pour pouvoir répondre.</p>
      )}
    </section>
  );
}

function Sent({ reply, lead }: { reply: SentReply } & Pick<ReplySectionProps, 'lead'>) {
  return (
    <li>
      <p className="small">
        <strong>{personName(reply.author)}</strong>, le {momentInParis(reply.created_at)}
        {reply.copy_to === null ? '' : `, copie à ${personName(reply.copy_to)}`}
      </p>
      <p className="words" data-reply-sent="">
        {reply.body}
      </p>
      <FileList reference={lead.reference} files={reply.files} />
      <MailFate mail={reply.mail} phone={lead.phone} />
    </li>
  );
}

function MailFate({ mail, phone }: Pick<SentReply, 'mail'> & { phone: string | null }) {
  if (mail?.status === 'failed') {
    return (
      <p className="alert">
        Elle n’est pas arrivée : la messagerie l’a refusée{mail.last_error ? ` (${mail.last_error})` : ''}.{' '}
        {phone === null ? 'Vérifiez l’adresse de la personne.' : `Appelez le ${phone}.`}
      </p>
    );
  }
  if (mail?.status === 'pending') {
    return (
      <p className="small">
        {mail.last_error === null
          ? 'Acceptée, elle part dans la minute.'
          : `Acceptée, mais pas encore partie. Prochain essai le ${momentInParis(mail.next_attempt_at)}.`}
      </p>
    );
  }
  return <p className="small">{mail?.sent_at ? `Partie le ${momentInParis(mail.sent_at)}.` : 'Partie.'}</p>;
}

function ReplyForm(props: ReplySectionProps) {
  const { lead, person, signature: own, colleagues, replies, draft, savedReplies } = props;
  const { fault, typed, copy = '', isFollowedUp } = props;
  const { reference, name, email } = lead;
  const path = leadPath(reference);
  return (
    <form
      method="post"
      action={`${path}/repondre`}
      encType="multipart/form-data"
      aria-label={`Répondre à ${name}`}
      data-reply={`${reference} ${person.id}`}
      data-draft={`${path}/brouillon`}
    >
      <input type="hidden" name="known" value={replies.length} />
      <input type="hidden" name="taken" value={lead.taken_by ?? ''} />
      <p className="small">
        À {name}, {email}
        <br />
        Objet : {replySubject(lead)}
      </p>
      {fault ? <p role="alert">{fault}</p> : null}
      <label htmlFor="reponse-texte">{replies.length === 0 ? 'Votre réponse' : 'Nouvelle réponse'}</label>
      <fieldset className="saved">
        <legend className="small">Insérer une réponse type</legend>
        {savedReplies.map(({ id, title, body }) => (
          <button
            key={id}
            type="submit"
            className="quiet"
            name="insert"
            value={id}
            formAction={`${path}/brouillon`}
            formNoValidate
            data-insert={body}
          >
            {title}
          </button>
        ))}
        <a href="/equipe/reponses-types">{savedReplies.length === 0 ? 'En écrire une' : 'Les modifier'}</a>
      </fieldset>
      <textarea
        id="reponse-texte"
        name="text"
        rows={12}
        required
        aria-describedby="reponse-signature"
        defaultValue={typed ?? draft?.body ?? ''}
      />
      <div id="reponse-signature" className="signature small">
        <p>Votre signature suit le texte :</p>
        <p className="words">
          {signature({ author: person.email, phone: useAgency().phone.display, signature: own })}
        </p>
        <p>
          <a href="/equipe/compte#signature">La changer</a>
        </p>
      </div>
      <Files {...props} />
      {colleagues.length > 0 ? (
        <label className="copy">
          Copie à{' '}
          <select name="copie" defaultValue={copy}>
            <option value="">personne</option>
            <PeopleOptions people={colleagues} />
          </select>
        </label>
      ) : null}
      <p className="small" role="status" data-reply-status>
        {draft ? draftNote(draft.updated_at) : null}
      </p>
      <p data-reply-signed-out hidden>
        <a href={`/connexion?${new URLSearchParams({ retour: path })}`}>S’identifier à nouveau</a>
      </p>
      <label className="follow-up">
        <input type="checkbox" name="relance" defaultChecked={isFollowedUp} /> Me la remettre dans{' '}
        {FOLLOW_UP_DAYS} jours si rien ne vient
      </label>
      <div className="line">
        <button type="submit">Envoyer la réponse</button>
        <button type="submit" className="quiet" formAction={`${path}/brouillon`} formNoValidate>
          Enregistrer le brouillon
        </button>
      </div>
    </form>
  );
}

/** The files of the draft, and the field for more; the script of the page attaches them as soon as they are chosen. */
function Files({ lead, files }: Pick<ReplySectionProps, 'lead' | 'files'>) {
  const draft = `${leadPath(lead.reference)}/brouillon`;
  return (
    <fieldset className="attached">
      <legend>Pièces jointes</legend>
      {files.length > 0 ? (
        <ul className="files">
          {files.map((file) => (
            <li key={file.id}>
              <FileLink reference={lead.reference} file={file} />
              <button
                type="submit"
                className="quiet"
                name="retirer"
                value={file.id}
                formAction={draft}
                formNoValidate
                aria-label={`Retirer ${file.name}`}
              >
                Retirer
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="line">
        <input
          type="file"
          name="fichier"
          multiple
          aria-label="Ajouter des fichiers"
          aria-describedby="pieces-limite"
          data-attach={MOST_BYTES}
        />
        <button type="submit" className="quiet" formAction={draft} formNoValidate data-attach-now>
          Joindre
        </button>
      </div>
      <p id="pieces-limite" className="small" role="status" data-attach-status>
        {FILES_LIMIT}
      </p>
    </fieldset>
  );
}
