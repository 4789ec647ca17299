import { personName } from '../../../domain/person-name.ts';
import type { Changes } from '../../entries/changes.ts';
import { typedValue } from '../../entries/changes-from.ts';
import type { Entry } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import { fieldsOf } from '../../entries/fields.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import { PAGES_PATH, pagePath } from './pages.tsx';

/** What was published of a file at a time. */
export interface PageVersion {
  number: number;
  changes: Changes;
  at: string;
  by: string | null;
}

interface PageVersionsProps {
  open: OpenEntry;
  /** Newest first. */
  versions: readonly PageVersion[];
  now: Temporal.Instant;
}

/** The published versions of a page, each with what it changed. */
export function PageVersions({ open, versions, now }: PageVersionsProps) {
  const { entry, revision } = open;
  const path = pagePath(entry);
  return (
    <>
      <p>
        <a href={PAGES_PATH}>Pages</a> / <a href={path}>{entry.name}</a>
      </p>
      <h1>Versions</h1>
      {versions.length === 0 ? (
        <p>Les textes de cette page n’ont jamais été publiés d’ici : ce sont ceux qui ont été livrés.</p>
      ) : (
        <ol className="article-rows">
          {versions.map(({ number, changes, at, by }, index) => (
            <li key={number} className="page-version">
              <h2>
                Version {number}, {shortMoment(at, now)}
                {by === null ? '' : `, par ${personName(by)}`}
              </h2>
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
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface PageDifferencesProps {
  entry: Entry;
  before: Changes;
  after: Changes;
}

/** The fields that two states of a page say differently. */
export function PageDifferences({ entry, before, after }: PageDifferencesProps) {
  // A page without a file has other sections before and after.
  const fields = new Map(
    [before, after].flatMap((changes) => fieldsOf(entry, changes)).map((field) => [field.name, field]),
  );
  const different = [...fields.values()].flatMap(({ name, group, label, value }) => {
    const [one, other] = [before, after].map((changes) => typedValue(changes[name]?.value ?? value));
    return one === other
      ? []
      : [{ name, label: group ? `${group}, ${label.toLowerCase()}` : label, one, other }];
  });
  if (different.length === 0) return <p className="small">Les textes sont les mêmes.</p>;
  return (
    <dl className="changes">
      {different.map(({ name, label, one, other }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <del>{one || 'vide'}</del> <ins>{other || 'vide'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PageConflictProps {
  open: OpenEntry;
  mine: Changes;
  now: Temporal.Instant;
}

/** An edit conflict: shows where both differ, and lets the person choose. */
export function PageConflict({ open, mine, now }: PageConflictProps) {
  const { entry, changed, draft, published, revision } = open;
  const path = pagePath(entry);
  const who = changed?.by ? personName(changed.by) : 'Quelqu’un';
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h1 id="conflict-title">{who} a enregistré d’autres textes</h1>
      <p>
        C’était {changed ? shortMoment(changed.at, now) : 'à l’instant'}, pendant que vous écriviez. Les
        vôtres ne sont pas encore enregistrés : comparez, puis choisissez. Rien n’est publié.
      </p>
      <PageDifferences entry={entry} before={draft ?? published} after={mine} />
      <div className="choice">
        <form method="post" action={path} data-choose="mine">
          <input type="hidden" name="revision" value={revision} />
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
