import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { fittingReviews, reviewPair, shownReview } from '../../../app/case-studies/review.ts';
import { LISTS, type ListSection } from '../fact-fields.ts';
import type { FactValues } from '../fact-sections.ts';
import { typedOf } from '../typed-fields.ts';
import type { FactChoices } from './fact-field.tsx';
import { FactForm, type RefusedFacts } from './fact-form.tsx';

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
  for (const { id } of reviewPair(facts)) add(id, 'Demande de devis et services');
  if (caseStudies) add(caseStudies.id, 'Réalisations');
  for (const page of [...allServices, ...allTechnologies, ...allCities]) {
    const shown = fittingReviews(page, facts).map(({ id }) => id);
    for (const id of new Set(page.review ? [page.review, ...shown] : shown)) add(id, page.name);
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
export function FactList({ section, value, refused, ...shared }: FactListProps) {
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
  return (
    <div className="fact-place">
      <label htmlFor={id}>Place dans la liste</label>
      <select id={id} name="place" defaultValue={place}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
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
        {free.map(([id, titles]) => (
          <option key={id} value={id}>
            {titles.join(', ')}
          </option>
        ))}
      </select>
    </div>
  );
}
