import { retiredTo } from '../../../content/retired-pages.ts';
import { personName } from '../../../domain/person-name.ts';
import { counted } from '../../../domain/plural.ts';
import { folded } from '../../../domain/search/terms.ts';
import { slugify } from '../../../domain/slug.ts';
import { type AddedKind, addedKinds } from '../../entries/added-kinds.ts';
import { type Entry, textOf } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import { retirablePath } from '../../entries/retirement.ts';
import { atMoment, shortMoment } from '../../staff/screens/moments.ts';
import { SearchForm } from '../../staff/screens/search-form.tsx';

export interface PagesProps {
  entries: readonly OpenEntry[];
  search: string;
  /** Whether the person may send former addresses on. */
  hasRedirects: boolean;
  newPage?: NewPageProps | undefined;
  added?: AddedProps | undefined;
  now: Temporal.Instant;
}

export const PAGES_PATH = '/equipe/pages';

export function pagePath({ id }: Entry): string {
  return `${PAGES_PATH}/${id}`;
}

export function PageTrail({ entry }: { entry: Entry }) {
  return (
    <p>
      <a href={PAGES_PATH}>Pages</a> / <a href={pagePath(entry)}>{entry.name}</a>
    </p>
  );
}

/** The folders of `content/`; those of pages of one kind are closed until a page is sought. */
const GROUPS = [
  { folder: 'page', title: 'Pages', isOpen: true },
  { folder: 'pages', title: 'Pages que vous avez faites', isOpen: true },
  { folder: 'services', title: 'Services', isOpen: false },
  { folder: 'expertises', title: 'Expertises', isOpen: false },
  { folder: 'technologies', title: 'Technologies', isOpen: false },
  { folder: 'cities', title: 'Villes', isOpen: false },
  { folder: 'case-studies', title: 'Réalisations', isOpen: false },
  { folder: 'lists', title: 'Menus, offres et prix', isOpen: true },
  { folder: 'copy', title: 'Ce que plusieurs pages partagent', isOpen: true },
  { folder: 'legal', title: 'Pages légales', isOpen: true },
] as const;

function folderOf({ kind, path }: Entry): string {
  if (kind === 'page') return 'page';
  const [, folder = '', file] = path.split('/');
  return file === undefined ? 'lists' : folder;
}

export function Pages({ entries, search, hasRedirects, newPage = {}, added, now }: PagesProps) {
  const isElsewhere = ({ entry }: OpenEntry) => !folded(entry.name).includes(folded(search));
  const found = entries
    .filter(({ entry }) => isFound(entry, search))
    .toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  return (
    <>
      <div className="inbox-head">
        <h1>Pages</h1>
        <SearchForm action={PAGES_PATH} search={search} placeholder="Page, ou un mot de ses textes" />
        {hasRedirects ? <a href="/equipe/redirections">Redirections</a> : null}
      </div>
      <div className="new-pages">
        <NewPage {...newPage} />
        {addedKinds().map((addedKind) => (
          <NewEntry
            key={addedKind.area}
            addedKind={addedKind}
            added={added?.area === addedKind.area ? added : {}}
          />
        ))}
      </div>
      {found.length === 0 ? (
        <section className="pane empty">
          <h2>Aucun texte ne correspond</h2>
          <p>
            <a href={PAGES_PATH}>Voir toutes les pages</a>
          </p>
        </section>
      ) : null}
      {GROUPS.map(({ folder, title, isOpen }) => {
        const own = found.filter(({ entry }) => folderOf(entry) === folder);
        if (own.length === 0) return null;
        const rows = (
          <ul className="article-rows">
            {own.map((open) => (
              <Row key={open.entry.path} open={open} now={now} />
            ))}
          </ul>
        );
        return (
          <section key={folder} aria-labelledby={`groupe-${folder}`}>
            {isOpen ? (
              <>
                <h2 id={`groupe-${folder}`}>{title}</h2>
                {rows}
              </>
            ) : (
              <details className="page-group" open={search !== '' || own.some(({ draft }) => draft !== null)}>
                <summary>
                  <h2 id={`groupe-${folder}`}>
                    {title} <span className="small">{countOf(own)}</span>
                  </h2>
                </summary>
                {rows}
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}

/** What was typed of a new page that could not be made, and why. */
interface NewPageProps {
  title?: string;
  address?: string;
  fault?: string;
}

function NewPage({ title, address, fault }: NewPageProps) {
  return (
    <details className="page-group new-page" open={fault !== undefined}>
      <summary>
        <h2>Nouvelle page</h2>
      </summary>
      <form method="post" action={`${PAGES_PATH}/nouvelle`} aria-label="Nouvelle page" className="line">
        <div>
          <label htmlFor="nouvelle-titre">Titre</label>
          <input
            id="nouvelle-titre"
            name="titre"
            required
            minLength={3}
            maxLength={90}
            defaultValue={title}
            placeholder="Travailler chez nous"
          />
        </div>
        <div>
          <label htmlFor="nouvelle-adresse">Adresse (facultatif)</label>
          <input
            id="nouvelle-adresse"
            name="adresse"
            maxLength={60}
            defaultValue={address}
            placeholder="recrutement"
            aria-describedby={fault === undefined ? undefined : 'nouvelle-faute'}
          />
        </div>
        <button type="submit">Commencer</button>
        {fault === undefined ? null : (
          <p id="nouvelle-faute" role="alert" className="fact-fault">
            {fault}
          </p>
        )}
      </form>
    </details>
  );
}

/** What was typed of a page of a kind that could not be added, and why. */
interface AddedProps {
  area?: AddedKind['area'];
  name?: string;
  fault?: string;
}

function NewEntry({ addedKind: { area, words }, added }: { addedKind: AddedKind; added: AddedProps }) {
  const { name, fault } = added;
  const id = `nouvelle-${area}`;
  return (
    <details className="page-group new-page" open={fault !== undefined}>
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <form method="post" action={`${PAGES_PATH}/nouvelle/${area}`} aria-label={words.title} className="line">
        <div>
          <label htmlFor={id}>{words.asked}</label>
          <input
            id={id}
            name="nom"
            required
            maxLength={60}
            defaultValue={name}
            placeholder={words.example}
            aria-describedby={fault === undefined ? `${id}-aide` : `${id}-faute`}
          />
        </div>
        <button type="submit">Commencer</button>
        {fault === undefined ? (
          <p id={`${id}-aide`} className="small">
            Son adresse en vient : /{area}/{slugify(words.example)}.
          </p>
        ) : (
          <p id={`${id}-faute`} role="alert" className="fact-fault">
            {fault}
          </p>
        )}
      </form>
    </details>
  );
}

function countOf(entries: readonly OpenEntry[]): string {
  const changed = entries.filter((open) => stateOf(open) !== 'file').length;
  return changed === 0 ? String(entries.length) : `${entries.length}, dont ${counted(changed, 'changée')}`;
}

function Row({ open, now }: { open: OpenEntry; now: Temporal.Instant }) {
  const { entry, changed } = open;
  const state = stateOf(open);
  return (
    <li>
      <div>
        <a href={pagePath(entry)} className="article-title">
          {entry.name}
        </a>
        <p className="small">{entry.kind === 'copy' ? entry.path : entry.shownAt}</p>
      </div>
      <p className="article-state" data-state={state}>
        <strong>{STATE_WORDS[state]}</strong>
        {open.publishAt ? <span>{atMoment(open.publishAt, now)}</span> : null}
      </p>
      <p className="small">
        {changed
          ? `${changed.by === null ? 'Ligne de commande' : personName(changed.by)}, ${shortMoment(changed.at, now)}`
          : ''}
      </p>
    </li>
  );
}

type State = 'retired' | 'draft' | 'scheduled' | 'published' | 'made' | 'file';

export const STATE_WORDS: Readonly<Record<State, string>> = {
  retired: 'Retirée du site',
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Changé sur le site',
  made: 'Publiée',
  file: 'Comme livré',
};

/** Whether an entry is off the site, what it is waiting for, or whether it differs from its file. */
export function stateOf({ entry, draft, publishAt, published }: OpenEntry): State {
  if (retiredTo(retirablePath(entry) ?? '') !== undefined) return 'retired';
  if (draft !== null) return publishAt === null ? 'draft' : 'scheduled';
  if (Object.keys(published).length === 0) return 'file';
  return entry.kind === 'free' || entry.isMade ? 'made' : 'published';
}

/** In its file as it is written, of which no list needs the fields; a no-break space is escaped there. */
function isFound(entry: Entry, search: string): boolean {
  if (search === '') return true;
  const text = textOf(entry).replaceAll('\\u00a0', ' ');
  return folded(`${entry.name} ${entry.shownAt ?? ''} ${text}`).includes(folded(search));
}
