import type { ReactNode } from 'react';
import { subjectLines } from '../../../content/free-pages.ts';
import { momentInParis } from '../../../domain/dates.ts';
import { LEAD_KINDS } from '../../../domain/leads/lead.ts';
import { originLines } from '../../../domain/leads/origin.ts';
import { dialled, inPairs } from '../../../domain/leads/rules.ts';
import type { FieldSpec } from '../../../domain/leads/sender-fields.ts';
import { shownFields } from '../../../domain/leads/shown-fields.ts';
import { personName } from '../../../domain/person-name.ts';
import { CHANNELS } from '../../leads/enter-lead.ts';
import { LONGEST_STEP } from '../../leads/lead-acts.ts';
import { type LeadFile, LONGEST_NOTE } from '../../leads/lead-file.ts';
import { REASON_TEXTS } from '../../leads/quarantine.ts';
import { leadPath } from '../../leads/reference.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';
import { mailName } from '../../mail/messages.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { PeopleOptions } from '../../staff/screens/options.tsx';
import type { LeadRow, StaffRow } from '../../store/database.ts';
import { Due } from './due.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LeadActs } from './lead-acts.tsx';
import { LeadJournal, LeadNotes, OtherLeads } from './lead-sides.tsx';
import { STAGE_WORDS } from './stage-words.ts';

interface LeadScreenProps {
  file: LeadFile;
  /** Staff id of the viewer. */
  viewer: string;
  /** Who may be given the lead. */
  takers: readonly Pick<StaffRow, 'id' | 'email'>[];
  now: Temporal.Instant;
  /** Proposed date to wait until (yyyy-mm-dd). */
  proposedDay: string;
  fault?: string | undefined;
  replies?: ReactNode;
}

export function LeadScreen({ file, viewer, takers, now, proposedDay, fault, replies }: LeadScreenProps) {
  const { lead, mails, additions, notes, acts, others } = file;
  const isMine = lead.taken_by === viewer;
  return (
    <>
      <header
        className="lead-head"
        data-live-lead={`${leadPath(lead.reference)}/etat`}
        data-revision={lead.revision}
      >
        <LeadHead file={file} viewer={viewer} now={now} />
      </header>
      <p className="note" role="status" data-lead-news hidden />
      {fault ? <p role="alert">{fault}</p> : null}
      <div className="lead" data-lead={lead.reference}>
        <div className="lead-column">
          <section className="pane">
            <h2 className="hidden-text">Ce qui a été envoyé</h2>
            <p className="message">{lead.message}</p>
            <p className="small">
              {lead.channel === null ? 'Reçue' : `${CHANNELS[lead.channel]}, saisie`} le{' '}
              {momentInParis(lead.created_at)}
            </p>
            {additions.map(({ id, text, created_at }) => (
              <div key={id} className="addition">
                <p className="small">
                  <strong>Ajouté par le visiteur</strong> le {momentInParis(created_at)}
                </p>
                <p className="message">{text}</p>
              </div>
            ))}
            {lead.withdrawn_at === null ? null : (
              <p className="note">
                Le visiteur a retiré sa demande le {momentInParis(lead.withdrawn_at)} : il n’attend plus de
                réponse.
              </p>
            )}
          </section>
          <div className="lead-main">
            {replies}
            <LeadNotes reference={lead.reference} notes={notes} now={now} />
          </div>
        </div>
        <div className="lead-column">
          <aside className="lead-side" aria-label="Suivi">
            {lead.status === 'quarantined' ? (
              <Quarantine lead={lead} />
            ) : (
              <>
                <Stage lead={lead} isMine={isMine} proposedDay={proposedDay} />
                <Assign lead={lead} takers={takers} viewer={viewer} />
              </>
            )}
            <section className="pane">
              <h2>Coordonnées</h2>
              <address>
                {shownFields(lead, 'onScreens').map(({ name, type, text, given }) => {
                  const href = given ? linkTo(type, text, lead) : undefined;
                  return href === undefined ? (
                    <span key={name} className={given ? undefined : 'small'}>
                      {text}
                    </span>
                  ) : (
                    <a key={name} href={href}>
                      {type === 'tel' ? inPairs(text) : text}
                    </a>
                  );
                })}
              </address>
              <p>
                <a href={`${leadPath(lead.reference)}/personne`}>Corriger, exporter ou effacer ses données</a>
              </p>
            </section>
            {lead.channel === null ? (
              <section className="pane">
                <h2>D’où elle vient</h2>
                <dl className="origin">
                  {[...subjectLines(lead.page), ...originLines(lead)].map(({ label, text, isPath }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{isPath ? <a href={text}>{text}</a> : text}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ) : null}
          </aside>
          <aside className="lead-side" aria-label="Autour de cette demande">
            <OtherLeads others={others} now={now} />
            <LeadMails reference={lead.reference} mails={mails} now={now} />
            <LeadJournal acts={acts} now={now} />
          </aside>
        </div>
      </div>
      <footer className="inbox-foot">
        <KeysHelp />
      </footer>
    </>
  );
}

/** Who a lead is from, and how it stands; the script of the page keeps it up to date. */
export function LeadHead({
  file: { lead, taker },
  viewer,
  now,
}: Pick<LeadScreenProps, 'file' | 'viewer' | 'now'>) {
  const isMine = lead.taken_by === viewer;
  return (
    <>
      <p className="small">
        <a href="/equipe">Demandes</a> / {lead.reference}
      </p>
      <h1>{lead.name}</h1>
      <p className="facts">
        <span className={`stage ${lead.stage}`}>{STAGE_NAMES[lead.stage]}</span>
        {lead.withdrawn_at === null ? null : <strong>retirée par le visiteur</strong>}
        {lead.company === null ? null : <span>{lead.company}</span>}
        <span>{LEAD_KINDS[lead.kind].name}</span>
        <span>{taker === null ? 'chez personne' : isMine ? 'chez vous' : `chez ${personName(taker)}`}</span>
        <Due lead={lead} now={now} />
      </p>
    </>
  );
}

function linkTo(type: FieldSpec['type'], text: string, { reference }: LeadRow): string | undefined {
  if (type === 'email') return `mailto:${encodeURIComponent(text)}?subject=${reference}`;
  return type === 'tel' ? `tel:${dialled(text)}` : undefined;
}

interface StageProps extends Pick<LeadScreenProps, 'proposedDay'> {
  lead: LeadRow;
  isMine: boolean;
}

function Stage({ lead, isMine, proposedDay }: StageProps) {
  return (
    <section className="pane">
      <h2>Étape</h2>
      <LeadActs lead={lead} returnTo={leadPath(lead.reference)} isMine={isMine} />
      <form
        className="wait"
        id="attente"
        method="post"
        action={`${leadPath(lead.reference)}/etape`}
        aria-label="Mettre en attente"
      >
        <input type="hidden" name="revision" value={lead.revision} />
        <input type="hidden" name="retour" value={leadPath(lead.reference)} />
        <label htmlFor="jusqu_au">En attente jusqu’au</label>
        <div className="line">
          <input id="jusqu_au" name="jusqu_au" type="date" required defaultValue={proposedDay} />
          <button type="submit" name="etape" value={STAGE_WORDS.waiting.slug} className="quiet">
            Attendre
          </button>
        </div>
        <label htmlFor="ensuite">Ce qu’il faudra faire (facultatif)</label>
        <input
          id="ensuite"
          name="ensuite"
          maxLength={LONGEST_STEP}
          placeholder="Rappeler pour le budget"
          defaultValue={lead.next_step ?? ''}
        />
      </form>
    </section>
  );
}

interface AssignProps extends Pick<LeadScreenProps, 'takers' | 'viewer'> {
  lead: LeadRow;
}

function Assign({ lead, takers, viewer }: AssignProps) {
  const others = takers.filter(({ id }) => id !== lead.taken_by && id !== viewer);
  if (others.length === 0) return null;
  return (
    <details className="pane">
      <summary>Confier à un collègue</summary>
      <form
        className="stack"
        method="post"
        action={`${leadPath(lead.reference)}/confier`}
        aria-label="Confier la demande"
      >
        <input type="hidden" name="revision" value={lead.revision} />
        <input type="hidden" name="retour" value={leadPath(lead.reference)} />
        <div>
          <label htmlFor="a">À qui</label>
          <select id="a" name="a">
            <PeopleOptions people={others} />
          </select>
        </div>
        <div>
          <label htmlFor="mot">Un mot (facultatif), gardé dans les notes</label>
          <textarea id="mot" name="mot" rows={2} maxLength={LONGEST_NOTE} />
        </div>
        <button type="submit">Confier</button>
      </form>
    </details>
  );
}

function Quarantine({ lead: { reference, revision, stage, quarantine_reason: reason } }: { lead: LeadRow }) {
  return (
    <section className="pane">
      <h2>Mise de côté</h2>
      <p>{reason === null ? null : `Motif : ${REASON_TEXTS[reason]}. `}Aucun e-mail n’est parti.</p>
      <div className="acts">
        <form method="post" action={`${leadPath(reference)}/liberer`} aria-label="Libérer la demande">
          <input type="hidden" name="retour" value={leadPath(reference)} />
          <button type="submit">Libérer</button>
        </form>
        {stage === 'spam' ? null : (
          <form
            method="post"
            action={`${leadPath(reference)}/etape`}
            aria-label="Noter comme indésirable"
            data-acts
          >
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="retour" value="/equipe/quarantaine" />
            <button
              type="submit"
              name="etape"
              value={STAGE_WORDS.spam.slug}
              className="quiet"
              data-key={STAGE_WORDS.spam.key}
            >
              {STAGE_WORDS.spam.act}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

export function NoSuchLead({ reference }: { reference: string }) {
  return (
    <section className="pane">
      <h1>Aucune demande {reference}</h1>
      <p>Elle a pu être effacée, à la demande de son auteur ou au terme de sa conservation.</p>
      <p>
        <a href="/equipe">Revenir aux demandes</a>
      </p>
    </section>
  );
}

type Mail = LeadFile['mails'][number];

interface LeadMailsProps extends Pick<LeadFile, 'mails'> {
  reference: string;
  now: Temporal.Instant;
}

function LeadMails({ reference, mails, now }: LeadMailsProps) {
  return (
    <section className="pane">
      <h2>E-mails</h2>
      {mails.length === 0 ? (
        <p className="small">Aucun, ou partis il y a plus de 30 jours.</p>
      ) : (
        <ul className="rows">
          {mails.map((mail) => (
            <li key={mail.id}>
              <div>
                {mailName(mail.message)}
                <p className="small">
                  à {mail.recipient}, <Fate mail={mail} now={now} />
                </p>
                {mail.last_error === null || mail.status === 'sent' ? null : (
                  <p className="small failure">{mail.last_error}</p>
                )}
              </div>
              {mail.status !== 'sent' && mail.last_error !== null ? (
                <form
                  method="post"
                  action={`${leadPath(reference)}/relancer`}
                  aria-label={`Renvoyer : ${mailName(mail.message)}, à ${mail.recipient}`}
                >
                  <input type="hidden" name="id" value={mail.id} />
                  <button type="submit" className="quiet">
                    Renvoyer
                  </button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fate({ mail, now }: { mail: Mail; now: Temporal.Instant }) {
  if (mail.status === 'failed') return <strong className="failure">abandonné</strong>;
  if (mail.status === 'sent') return mail.sent_at === null ? 'parti' : `parti ${atMoment(mail.sent_at, now)}`;
  return mail.last_error === null
    ? 'en train de partir'
    : `nouvel essai ${atMoment(mail.next_attempt_at, now)}`;
}
