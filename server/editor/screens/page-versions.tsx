import { personName } from '../../../domain/person-name.ts';
import { arrangedList, type Changes, keysIn } from '../../entries/changes.ts';
import { typedValue } from '../../entries/changes-from.ts';
import type { Entry } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import { type Field, wholeLabel } from '../../entries/field.ts';
import { fieldsOf } from '../../entries/fields.ts';
import { LOADED, loadedTexts } from '../../entries/loaded-texts.ts';
import type { Services } from '../../services.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import { ChangedTexts } from './desk.tsx';
import { SectionKinds } from './free-sections.tsx';
import { PageTrail, pagePath } from './pages.tsx';

interface PageVersionsProps {
  open: OpenEntry;
  versions: Awaited<ReturnType<Services['entryDesk']['versions']>>;
  absences: Awaited<ReturnType<Services['entryDesk']['absences']>>;
  now: Temporal.Instant;
}

/** The published versions of a page, each with what it changed, and when the page was off the site. */
export function PageVersions({ open, versions, absences, now }: PageVersionsProps) {
  const { entry, revision } = open;
  const path = pagePath(entry);
  const who = (by: string | null) => (by === null ? '' : `, par ${personName(by)}`);
  const published = versions.map(({ number, changes, at, by }, index) => ({
    key: `version-${number}`,
    at,
    title: `Version ${number}, ${shortMoment(at, now)}${who(by)}`,
    body: (
      <>
        <PageDifferences entry={entry} before={versions[index + 1]?.changes ?? {}} after={changes} />
        {index === 0 && open.draft === null ? null : (
          <form method="post" action={`${path}/versions/${number}`}>
            <input type="hidden" name="revision" value={revision} />
            <button
              type="submit"
              className="quiet"
              aria-label={`Reprendre la version ${number} comme brouillon`}
            >
              Reprendre comme brouillon
            </button>
          </form>
        )}
      </>
    ),
  }));
  const absent = absences.map(({ number, to, at, by }) => ({
    key: `retrait-${number}`,
    at,
    title: `${to === null ? 'Remise sur le site' : 'Retirée du site'}, ${shortMoment(at, now)}${who(by)}`,
    body: <p>{absenceIn(to)}</p>,
  }));
  return (
    <>
      <PageTrail entry={entry} />
      <h1>Versions</h1>
      {versions.length === 0 ? (
        <p>Les textes de cette page n’ont jamais été publiés d’ici : ce sont ceux qui ont été livrés.</p>
      ) : null}
      <ol className="article-rows">
        {[...published, ...absent]
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map(({ key, title, body }) => (
            <li key={key} className="page-version">
              <h2>{title}</h2>
              {body}
            </li>
          ))}
      </ol>
    </>
  );
}

function absenceIn(to: string | null): string {
  if (to === null) return 'Avec les textes de sa dernière version.';
  return to === ''
    ? 'Son adresse répondait que la page n’existe plus (410).'
    : `Ses visiteurs allaient à ${to} (301).`;
}

interface PageDifferencesProps {
  entry: Entry;
  before: Changes;
  after: Changes;
}

function PageDifferences({ entry, before: earlier, after: later }: PageDifferencesProps) {
  const [fields, others] = [fieldsOf(entry, later), fieldsOf(entry, earlier)];
  const names = new Set(fields.map(({ name }) => name));
  const known = new Set(others.map(({ name }) => name));
  // What is gone with an item of a list is said by the list.
  const gone = others.filter(({ name }) => entry.kind === 'free' && !names.has(name));
  const different = [...fields, ...gone].flatMap((field) => {
    const { name, kind } = field;
    const [before, after] =
      kind === 'order'
        ? [itemsIn(others, earlier, field), itemsIn(fields, later, field)]
        : [known.has(name) ? textIn(earlier, field) : '', textIn(later, field)];
    return before === after ? [] : [{ key: name, label: wholeLabel(field), before, after }];
  });
  if (different.length === 0) return <p className="small">Les textes sont les mêmes.</p>;
  return <ChangedTexts texts={different} />;
}

function textIn(changes: Changes, { name, value }: Field): string {
  return typedValue(changes[name]?.value ?? value);
}

/** The items of a list in their order, each by its first text. */
function itemsIn(fields: readonly Field[], changes: Changes, { name, list }: Field): string {
  const place = arrangedList(name) ?? name;
  const order = changes[name]?.value ?? (list?.items ?? []).map((_, index) => String(index));
  return keysIn(order)
    .map((key) => {
      const item = fields.filter((field) => field.name.startsWith(`${place}.${key}.`) && field.kind !== 'id');
      return (item[0] && textIn(changes, item[0])) || 'sans texte';
    })
    .join(' · ');
}

interface PageConflictProps {
  open: OpenEntry;
  mine: Changes;
  /** Whether these have what the colleague saved wherever the person changed nothing. */
  isMerged: boolean;
  now: Temporal.Instant;
}

/** An edit conflict: shows where both differ, and lets the person choose. */
export function PageConflict({ open, mine, isMerged, now }: PageConflictProps) {
  const { entry, changed, draft, published, revision } = open;
  const theirs = draft ?? published;
  const path = pagePath(entry);
  const who = changed?.by ? personName(changed.by) : 'Quelqu’un';
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h1 id="conflict-title">{who} a enregistré d’autres textes</h1>
      <p>
        C’était {changed ? shortMoment(changed.at, now) : 'à l’instant'}, pendant que vous écriviez. Les
        vôtres ne sont pas encore enregistrés : comparez, puis choisissez. Rien n’est publié.
      </p>
      <p>
        {isMerged
          ? 'Garder les vôtres ne change que ce qui diffère ci-dessous : le reste est tel qu’enregistré.'
          : 'Garder les vôtres remplace tout ce qui diffère ci-dessous, même là où vous n’avez rien changé.'}
      </p>
      <PageDifferences entry={entry} before={theirs} after={mine} />
      <div className="choice">
        <form method="post" action={path} data-choose="mine">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name={LOADED} value={loadedTexts(entry, theirs)} />
          {entry.kind === 'free' ? <SectionKinds changes={mine} /> : null}
          {fieldsOf(entry, mine).map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={typedValue(mine[name]?.value ?? value)} />
          ))}
          <button type="submit" name="geste" value="enregistrer">
            Garder mes textes
          </button>
        </form>
        <a className="button quiet" href={path} data-choose="theirs">
          Prendre les textes enregistrés
        </a>
      </div>
    </section>
  );
}
