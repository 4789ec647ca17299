import { momentInParis } from '../../../domain/dates.ts';
import { LEAD_KINDS } from '../../../domain/leads/lead.ts';
import { SENDER_NAMES } from '../../../domain/leads/sender-fields.ts';
import { shownFields } from '../../../domain/leads/shown-fields.ts';
import { CHANNELS } from '../../leads/enter-lead.ts';
import { leadPath } from '../../leads/lead-path.ts';
import type { PersonFile } from '../../leads/person.ts';
import { REASON_TEXTS } from '../../leads/quarantine.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';

/** What each mail was, as the person it is about understands it. */
const MAIL_NAMES: Readonly<Record<string, string>> = {
  confirmation: 'confirmation au visiteur',
  reply: 'réponse',
  notice: 'avis à l’agence',
  reminder: 'rappel à l’agence',
  assigned: 'avis au collègue chargé de la demande',
  completed: 'précision transmise à l’agence',
  corrected: 'correction transmise à l’agence',
  withdrawn: 'retrait transmis à l’agence',
};

/** Everything that the site keeps of a person, to be read or printed (GDPR, article 15). */
export function PersonFileScreen({ file, reference }: { file: PersonFile; reference: string }) {
  return (
    <>
      <header className="lead-head">
        <p className="small not-printed">
          <a href="/equipe">Demandes</a> / <a href={leadPath(reference)}>{reference}</a> /{' '}
          <a href={`${leadPath(reference)}/personne`}>Données de la personne</a> / Dossier
        </p>
        <h1>Dossier de {file.leads[0]?.name}</h1>
        <p>Tout ce que le site garde de cette personne, lu le {momentInParis(file.read_at)}.</p>
      </header>
      {file.leads.map((lead) => (
        <section className="pane" key={lead.reference} aria-labelledby={`d-${lead.reference}`}>
          <h2 id={`d-${lead.reference}`}>
            {LEAD_KINDS[lead.kind].name} {lead.reference}
          </h2>
          <dl className="file">
            {shownFields(lead, 'onScreens', SENDER_NAMES).map(({ name, label, text }) => (
              <Line key={name} label={label} text={text} />
            ))}
            <Line label="Arrivée" text={lead.channel === null ? 'par le site' : CHANNELS[lead.channel]} />
            <Line label="Page" text={lead.page} />
            <Line label="Reçue le" text={momentInParis(lead.created_at)} />
            <Line
              label="Réponse promise avant le"
              text={lead.answer_due_at && momentInParis(lead.answer_due_at)}
            />
            <Line label="Première réponse le" text={lead.answered_at && momentInParis(lead.answered_at)} />
            <Line label="Retirée le" text={lead.withdrawn_at && momentInParis(lead.withdrawn_at)} />
            <Line label="Étape" text={STAGE_NAMES[lead.stage]} />
            <Line label="Suite prévue" text={lead.next_step} />
            <Line
              label="Mise de côté pour"
              text={lead.quarantine_reason && REASON_TEXTS[lead.quarantine_reason]}
            />
          </dl>
          <Texts
            title="Ajouté par la personne"
            texts={lead.additions.map(({ text, created_at }) => ({ text, at: created_at }))}
          />
          <Texts
            title="Réponses"
            texts={lead.replies.map(({ body, created_at }) => ({ text: body, at: created_at }))}
          />
          <Texts
            title="Fichiers joints aux réponses"
            texts={lead.files.map(({ name, created_at }) => ({ text: name, at: created_at }))}
          />
          <Texts
            title="Échanges par courriel"
            texts={lead.messages.map(({ sender, text, quoted, files, received_at }) => ({
              text: [sender, text, quoted ?? '', ...files.map(({ name }) => `Fichier : ${name}`)]
                .filter((part) => part !== '')
                .join('\n\n'),
              at: received_at,
            }))}
          />
          <Texts
            title="Notes de l’agence"
            texts={lead.notes.map(({ text, created_at }) => ({ text, at: created_at }))}
          />
          <Texts
            title="Courriels"
            texts={lead.mails.map(({ message, recipient, sent_at, created_at }) => ({
              text: `${MAIL_NAMES[message] ?? message} à ${recipient}${sent_at === null ? ', pas encore parti' : ''}`,
              at: sent_at ?? created_at,
            }))}
          />
        </section>
      ))}
      <p className="not-printed small">
        Imprimez cette page, ou choisissez « PDF » comme imprimante, pour la remettre.
      </p>
    </>
  );
}

function Line({ label, text }: { label: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="message">{text}</dd>
    </div>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly { text: string; at: string }[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="rows">
        {texts.map(({ text, at }) => (
          <li key={at + text}>
            <div>
              <p className="small">{momentInParis(at)}</p>
              <p className="message">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
