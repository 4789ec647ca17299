import { personName } from '../../../domain/person-name.ts';
import type { MailboxState } from '../../mailbox/mailbox.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { broughtPictures } from '../export-pictures.ts';
import type { FactStandings, SectionState } from '../fact-desk.ts';
import { formFields, isList } from '../fact-fields.ts';
import { FACT_SECTIONS, type FactSection, SECTION_NAMES } from '../fact-sections.ts';
import { typedOf } from '../typed-fields.ts';
import type { FactChoices } from './fact-field.tsx';
import { FactForm, type RefusedFacts } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';

interface AgencyScreenProps {
  standings: FactStandings;
  choices: FactChoices;
  mailbox: MailboxState;
  now: Temporal.Instant;
  done?: FactSection | undefined;
  refused?: (RefusedFacts & { section: FactSection }) | undefined;
}

/** The facts of the agency, section by section. */
export function AgencyScreen({ standings, choices, mailbox, now, done, refused }: AgencyScreenProps) {
  return (
    <div className="agency">
      <div className="agency-head">
        <h1>Agence</h1>
        <p>
          Ce que le site dit de vous, sur toutes ses pages et dans ses courriels. Un changement s’y lit dans
          la minute.
        </p>
      </div>
      <nav aria-label="Rubriques" className="agency-nav">
        <ul>
          {FACT_SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${SECTION_NAMES[section].slug}`}>{SECTION_NAMES[section].title}</a>
              {isSample(standings, section) ? <span className="small">exemple</span> : null}
            </li>
          ))}
        </ul>
        <p>
          <a href="/equipe/mise-en-ligne">Mise en ligne : ce qui reste à faire</a>
        </p>
        <p>
          <a href="/equipe/branchements">Branchements : CRM, automates, salons</a>
        </p>
        <p>
          <a href="/equipe/registre">Registre des traitements</a>
        </p>
        <Mailbox state={mailbox} now={now} />
      </nav>
      <datalist id="entreprises">
        {choices.companies.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="agency-sections">
        {FACT_SECTIONS.map((section) => (
          <Section
            key={section}
            section={section}
            standings={standings}
            choices={choices}
            now={now}
            isDone={done === section}
            refused={refused?.section === section ? refused : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** Whether customers’ answers by mail are read, and how to have them read. */
function Mailbox({ state, now }: { state: MailboxState; now: Temporal.Instant }) {
  if (state === 'fine') return <p className="small">Réponses par courriel : jointes à leurs demandes.</p>;
  if (state !== 'off')
    return (
      <p className="small">
        <strong>Réponses par courriel : plus lues depuis {atMoment(state.failingSince, now)}.</strong> La
        boîte ne répond pas, ou refuse l’accès.
      </p>
    );
  return (
    <details className="small">
      <summary>Réponses par courriel</summary>
      <p>
        Elles arrivent dans votre messagerie. Pour les lire aussi sous leurs demandes, qui tient le serveur
        donne votre boîte dans le réglage <code>IMAP_URL</code> ; le site la lit sans rien y changer.
      </p>
    </details>
  );
}

interface SectionProps {
  section: FactSection;
  standings: FactStandings;
  choices: FactChoices;
  now: Temporal.Instant;
  isDone: boolean;
  refused: RefusedFacts | undefined;
}

function Section({ section, standings, choices, now, isDone, refused }: SectionProps) {
  const { slug, title, file } = SECTION_NAMES[section];
  const state = standings.states[section];
  const action = `/equipe/agence/${slug}`;
  const shared = { action, revision: state.revision, choices, refused };
  return (
    <section id={slug} className="pane" aria-labelledby={`${slug}-titre`}>
      <div className="agency-title">
        <h2 id={`${slug}-titre`}>{title}</h2>
        {isSample(standings, section) ? <span className="tag">Exemple</span> : null}
      </div>
      <p className="small">{stateWords(state, file, now)}</p>
      {isDone ? (
        <p className="note" role="status">
          C’est enregistré. Toutes les pages le montrent dans la minute.
        </p>
      ) : null}
      {isList(section) ? (
        <FactList {...shared} section={section} value={standings.values[section]} />
      ) : (
        <FactForm
          {...shared}
          prefix={slug}
          fields={formFields(section)}
          typed={typedOf(formFields(section), standings.values[section])}
          submit="Enregistrer"
        />
      )}
      <div className="agency-foot small">
        <a href={`/equipe/agence/fichiers/${file}`} download>
          Télécharger {file}
        </a>
        {broughtPictures(standings.own)
          .filter((picture) => picture.section === section)
          .map(({ address, name }) => (
            <a key={address} href={address} download={name.slice(name.lastIndexOf('/') + 1)}>
              Télécharger {name}
            </a>
          ))}
        {state.isOwn ? (
          <form method="post" action={action}>
            <input type="hidden" name="revision" value={state.revision} />
            <button type="submit" className="quiet" name="geste" value="retablir">
              Revenir à ce que dit le fichier
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}

function stateWords({ isOwn, changed }: SectionState, file: string, now: Temporal.Instant): string {
  if (changed === null) return `Comme dans content/${file}.`;
  const who = changed.by === null ? 'la ligne de commande' : personName(changed.by);
  const when = `${atMoment(changed.at, now)} par ${who}`;
  return isOwn ? `Modifié ${when}.` : `Remis comme dans content/${file} ${when}.`;
}

function isSample({ values }: FactStandings, section: FactSection): boolean {
  const value = values[section];
  return 'sample' in value && value.sample === true;
}
