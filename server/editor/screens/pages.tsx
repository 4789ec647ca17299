import { personName } from '../../../domain/person-name.ts';
import { dataOf, type Entry } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import { atMoment, shortMoment } from '../../staff/screens/moments.ts';

interface PagesProps {
  entries: readonly OpenEntry[];
  search: string;
  /** Whether the person may send former addresses on. */
  hasRedirects: boolean;
  now: Temporal.Instant;
}

export const PAGES_PATH = '/equipe/pages';

export function pagePath({ id }: Entry): string {
  return `${PAGES_PATH}/${id}`;
}

const GROUPS = [
  { kind: 'page', title: 'Pages' },
  { kind: 'copy', title: 'Ce que plusieurs pages partagent' },
  { kind: 'legal', title: 'Pages légales' },
] as const;

/** The texts of the site, by page. */
export function Pages({ entries, search, hasRedirects, now }: PagesProps) {
  const found = entries.filter(({ entry }) => isFound(entry, search));
  return (
    <>
      <div className="inbox-head">
        <h1>Pages</h1>
        <search>
          <form className="filters" method="get" action={PAGES_PATH}>
            <label className="search">
              <span className="hidden-text">Chercher</span>
              <input
                type="search"
                name="q"
                defaultValue={search}
                placeholder="Page, ou un mot de ses textes"
              />
            </label>
            <button type="submit" className="quiet">
              Chercher
            </button>
          </form>
        </search>
        {hasRedirects ? <a href="/equipe/redirections">Redirections</a> : null}
      </div>
      {found.length === 0 ? (
        <section className="pane empty">
          <h2>Aucun texte ne correspond</h2>
          <p>
            <a href={PAGES_PATH}>Voir toutes les pages</a>
          </p>
        </section>
      ) : null}
      {GROUPS.map(({ kind, title }) => {
        const own = found.filter(({ entry }) => entry.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`groupe-${kind}`}>
            <h2 id={`groupe-${kind}`}>{title}</h2>
            <ul className="article-rows">
              {own.map((open) => (
                <Row key={open.entry.path} open={open} now={now} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
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

type State = 'draft' | 'scheduled' | 'published' | 'file';

export const STATE_WORDS: Readonly<Record<State, string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Changé sur le site',
  file: 'Comme livré',
};

/** What an entry is waiting for, or whether it differs from its file. */
export function stateOf({ draft, publishAt, published }: OpenEntry): State {
  if (draft !== null) return publishAt === null ? 'draft' : 'scheduled';
  return Object.keys(published).length > 0 ? 'published' : 'file';
}

function isFound(entry: Entry, search: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain(`${entry.name} ${entry.shownAt ?? ''} ${JSON.stringify(dataOf(entry))}`).includes(
    plain(search),
  );
}
