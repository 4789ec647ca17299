import { momentInParis } from '../../../domain/dates.ts';
import { correctableFields } from '../../../domain/leads/corrections.ts';
import { LEAD_KINDS } from '../../../domain/leads/lead.ts';
import { hasAddress } from '../../../domain/leads/no-address.ts';
import { SENDER_NAMES } from '../../../domain/leads/sender-fields.ts';
import { givenIn, shownFields } from '../../../domain/leads/shown-fields.ts';
import { counted } from '../../../domain/plural.ts';
import { CHANNELS } from '../../leads/enter-lead.ts';
import type { LeadFile } from '../../leads/lead-file.ts';
import type { PersonFile } from '../../leads/person.ts';
import { REASON_TEXTS } from '../../leads/quarantine.ts';
import { leadPath } from '../../leads/reference.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';
import { mailName } from '../../mail/messages.ts';
import { Fault } from './fault.tsx';
import { OtherLeads } from './lead-sides.tsx';

interface PersonScreenProps {
  file: LeadFile;
  now: Temporal.Instant;
  /** The typed values, after a refusal. */
  typed?: Readonly<Record<string, unknown>>;
  /** Messages by field, and that of the reference. */
  faults?: Readonly<Record<string, string>>;
  /** Whether the lead changed between its page and the correction; `faults` then say what stands. */
  hasChanged?: boolean;
}

/** Access, rectification and erasure of a person’s data (GDPR, articles 15 to 20). */
export function PersonScreen(props: PersonScreenProps) {
  const { file, now, typed, faults = {}, hasChanged } = props;
  const { lead, others } = file;
  const count = others.length + 1;
  const path = leadPath(lead.reference);
  const leads = counted(count, 'demande');
  return (
    <>
      <header className="lead-head">
        <p className="small">
          <a href="/equipe">Demandes</a> / <a href={path}>{lead.reference}</a> / Données de la personne
        </p>
        <h1>Données de {lead.name}</h1>
        <p>{hasAddress(lead.email) ? `${leads} de ${lead.email}` : `${leads}, sans adresse e-mail`}</p>
      </header>
      <OtherLeads others={others} now={now} title="Ses autres demandes" />
      <section className="pane">
        <h2>Exporter</h2>
        <p>Tout ce que le site garde de cette personne, à lui remettre.</p>
        <ul className="rows">
          <li>
            <a href={`${path}/dossier/lisible`}>Lire ou imprimer le dossier</a>
          </li>
          <li>
            <a href={`${path}/dossier`}>Le télécharger pour un autre logiciel (JSON)</a>
          </li>
        </ul>
      </section>
      <section className="pane">
        <h2>Corriger</h2>
        <p>
          La correction vaut pour {count === 1 ? 'sa demande' : `ses ${leads}`}. Son message ne change pas.
        </p>
        {hasChanged ? (
          <p role="alert">Cette demande a changé entre-temps. Relisez-la, puis corrigez-la à nouveau.</p>
        ) : null}
        <form className="stack" method="post" action={`${path}/personne`} noValidate>
          <input type="hidden" name="revision" value={lead.revision} />
          {correctableFields('agency').map(({ column, name, label, type, optional }) => (
            <div key={name}>
              <label htmlFor={name}>{optional ? `${label} (facultatif)` : label}</label>
              <input
                id={name}
                name={name}
                type={type}
                autoComplete="off"
                defaultValue={String(typed?.[name] ?? givenIn(lead, column) ?? '')}
                aria-invalid={faults[name] ? true : undefined}
                aria-describedby={faults[name] ? `${name}-fault` : undefined}
              />
              <Fault id={`${name}-fault`} text={faults[name]} />
            </div>
          ))}
          <button type="submit">Corriger</button>
        </form>
      </section>
      <section className="pane">
        <h2>Effacer</h2>
        <p>
          {count === 1 ? 'Sa demande disparaît' : `Ses ${leads} disparaissent`}, avec notes, réponses et
          e-mails. Rien ne les ramène.
        </p>
        <p>
          Le site n’atteint ni vos boîtes aux lettres, où les avis et les réponses restent jusqu’à ce que vous
          les effaciez, ni les sauvegardes, qui gardent ces données jusqu’à leur propre fin.
        </p>
        <form className="stack" method="post" action={`${path}/effacer`} noValidate>
          <div>
            <label htmlFor="reference">Pour confirmer, recopiez la référence {lead.reference}</label>
            <input
              id="reference"
              name="reference"
              autoComplete="off"
              aria-invalid={faults.reference ? true : undefined}
              aria-describedby={faults.reference ? 'reference-fault' : undefined}
            />
            <Fault id="reference-fault" text={faults.reference} />
          </div>
          <button type="submit" className="danger">
            Effacer pour toujours
          </button>
        </form>
      </section>
    </>
  );
}

/** The page after an erasure. */
export function Erased({ count }: { count: number }) {
  return (
    <section className="pane">
      <h1>C’est effacé</h1>
      <p>{counted(count, 'demande effacée', 'demandes effacées')}, avec tout ce qui allait avec.</p>
      <p>
        <a href="/equipe">Revenir aux demandes</a>
      </p>
    </section>
  );
}

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
            title="Échanges par e-mail"
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
            title="E-mails"
            texts={lead.mails.map(({ message, recipient, sent_at, created_at }) => ({
              text: `${mailName(message)} à ${recipient}${sent_at === null ? ', pas encore parti' : ''}`,
              at: sent_at ?? created_at,
            }))}
          />
          <Texts
            title="Transmis aux outils de l’agence"
            texts={lead.transfers.map(({ event, recipient, sent_at, created_at }) => ({
              text: `${event} à ${recipient}${sent_at === null ? ', pas encore parti' : ''}`,
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
