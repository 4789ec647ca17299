import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { fittingReviews, reviewPair, shownReview } from '../../../app/case-studies/review.ts';
import { personName } from '../../../domain/person-name.ts';
import type { MailboxState } from '../../mailbox/mailbox.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { Options } from '../../staff/screens/options.tsx';
import { PostButton } from '../../staff/screens/post-button.tsx';
import { broughtPictures } from '../export-files.ts';
import type { FactStandings, SectionState } from '../fact-desk.ts';
import { formFields, isList, LISTS, type ListSection } from '../fact-fields.ts';
import { FACT_SECTIONS, type FactSection, type FactValues, SECTION_NAMES } from '../fact-sections.ts';
import { typedOf } from '../typed-fields.ts';
import type { FactChoices } from './fact-field.tsx';
import { FactForm, type RefusedFacts } from './fact-form.tsx';

interface AgencyScreenProps {
  standings: FactStandings;
  choices: FactChoices;
  mailbox: MailboxState;
  now: Temporal.Instant;
  done?: FactSection | undefined;
  refused?: (RefusedFacts & { section: FactSection }) | undefined;
}

export function AgencyScreen({ standings, choices, mailbox, now, done, refused }: AgencyScreenProps) {
  return (
    <div className="agency">
      <div className="agency-head">
        <h1>Agence</h1>
        <p>
          Ce que le site dit de vous, sur toutes ses pages et dans ses e-mails. Un changement s’y lit dans la
          minute.
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
  if (state === 'fine') return <p className="small">Réponses par e-mail : jointes à leurs demandes.</p>;
  if (state !== 'off')
    return (
      <p className="small">
        <strong>Réponses par e-mail : plus lues depuis {atMoment(state.failingSince, now)}.</strong> La boîte
        ne répond pas, ou refuse l’accès.
      </p>
    );
  return (
    <details className="small">
      <summary>Réponses par e-mail</summary>
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
  const state = standings.stateOf(section);
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
          <PostButton
            action={action}
            fields={{ revision: state.revision, geste: 'retablir' }}
            label="Revenir à ce que dit le fichier"
          />
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

/**
 * Names of the pages that show a review, by its id; unused reviews are absent. Includes ids that a page names and that
 * the list does not have.
 */
function reviewPlaces(list: FactValues['reviews']): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const add = (id: string, place: string) => places.set(id, [...(places.get(id) ?? []), place]);
  const facts = { reviews: list };
  const [home, caseStudies] = [shownReview('home', facts), shownReview('caseStudies', facts)];
  if (home) add(home.id, 'Accueil');
  for (const { id } of reviewPair(facts)) add(id, 'Demande de devis');
  for (const { id } of reviewPair(facts, 'services')) add(id, 'Services');
  if (caseStudies) add(caseStudies.id, 'Réalisations');
  for (const page of [...allServices, ...allTechnologies, ...allCities]) {
    const shown = fittingReviews(page, facts).map(({ id }) => id);
    for (const id of new Set([page.review, page.secondReview, ...shown])) if (id) add(id, page.name);
  }
  for (const { review, title } of allCaseStudies) if (review) add(review, title);
  return places;
}

interface FactListProps {
  section: ListSection;
  value: FactValues[ListSection];
  action: string;
  revision: number;
  choices: FactChoices;
  refused: RefusedFacts | undefined;
}

/** A list section: its own form, one of each entry, and one for a new entry. */
function FactList({ section, value, refused, ...shared }: FactListProps) {
  const { fields, words, titleFrom, own } = LISTS[section];
  const entries = entriesOf(value);
  const places = 'reviews' in value ? reviewPlaces(value) : undefined;
  const slug = shared.action.split('/').at(-1) ?? '';
  const refusedAt = (entry: string | null) => (refused?.entry === entry ? refused : undefined);
  // An entry that somebody removed meanwhile can be saved as a new one.
  const isGone = typeof refused?.entry === 'string' && !entries.some(({ id }) => id === refused.entry);
  return (
    <>
      {own ? (
        <FactForm
          {...shared}
          prefix={`${slug}-preuve`}
          fields={own.fields}
          typed={typedOf(own.fields, value)}
          refused={refusedAt(null)}
          submit={own.submit}
        />
      ) : null}
      <div className="entries">
        {entries.map((entry, index) => (
          <details key={entry.id} open={refused?.entry === entry.id}>
            <summary>
              <span>{typedOf(fields, entry)[titleFrom]}</span>
              <span className="small">{noteOn(entry, places)}</span>
            </summary>
            <FactForm
              {...shared}
              prefix={`${slug}-${entry.id}`}
              entry={entry.id}
              fields={fields}
              typed={typedOf(fields, entry)}
              refused={refusedAt(entry.id)}
              submit="Enregistrer"
              remove={words.remove}
            >
              {places ? null : (
                <Place prefix={`${slug}-${entry.id}`} place={index + 1} count={entries.length} />
              )}
            </FactForm>
          </details>
        ))}
        <details open={refused?.entry === '' || isGone}>
          <summary>
            <span>{words.add}</span>
          </summary>
          <FactForm
            {...shared}
            prefix={`${slug}-nouveau`}
            entry=""
            fields={fields}
            typed={{}}
            refused={isGone ? refused : refusedAt('')}
            submit={words.add}
          >
            {places ? <ReviewPlace known={entries.map(({ id }) => id)} places={places} /> : null}
          </FactForm>
        </details>
      </div>
    </>
  );
}

function entriesOf(value: FactValues[ListSection]): readonly { id: string }[] {
  if ('reviews' in value) return value.reviews;
  return 'partners' in value ? value.partners : value.general;
}

type Places = ReturnType<typeof reviewPlaces>;

function noteOn({ id, ...entry }: { id: string }, places: Places | undefined): string {
  if (places) return (places.get(id) ?? ['Aucune page ne le montre']).join(', ');
  return 'company' in entry ? String(entry.company) : '';
}

function Place({ prefix, place, count }: { prefix: string; place: number; count: number }) {
  const id = `${prefix}-place`;
  const places = Array.from({ length: count }, (_, index) => String(index + 1));
  return (
    <div className="fact-place">
      <label htmlFor={id}>Place dans la liste</label>
      <select id={id} name="place" defaultValue={place}>
        <Options of={places.map((each) => [each, each])} />
      </select>
    </div>
  );
}

/** Where to show a new review: pages refer to reviews by id, so it can take over a missing one. */
function ReviewPlace({ known, places }: { known: readonly string[]; places: Places }) {
  const free = [...places].filter(([id]) => !known.includes(id));
  if (free.length === 0) return null;
  return (
    <div className="fact-place wide">
      <label htmlFor="avis-nouveau-place">Où le montrer</label>
      <select id="avis-nouveau-place" name="id" defaultValue="">
        <option value="">Nulle part pour l’instant</option>
        <Options of={free.map(([id, titles]) => [id, titles.join(', ')])} />
      </select>
    </div>
  );
}
