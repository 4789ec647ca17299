import { counted } from '../../../domain/plural.ts';
import type { Entry } from '../../entries/entries.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { Options } from '../../staff/screens/options.tsx';
import { PageTrail, pagePath } from './pages.tsx';

export function retirementScreen(entry: Entry): string {
  return `${pagePath(entry)}/retrait`;
}

/** What leads to a page. */
export interface Pointer {
  name: string;
  /** Where it is changed; `null` if only its file can be. */
  path: string | null;
}

export interface Arrival {
  name: string;
  path: string;
}

interface RetirementProps {
  entry: Entry;
  revision: number;
  /** Lists that do without the page. */
  lists: readonly Pointer[];
  /** Texts with a link to it. */
  links: readonly Pointer[];
  /** Where its visitors may go, by kind of page; the first one by default. */
  arrivals: readonly { title: string; pages: readonly Arrival[] }[];
  /** Where they were to go. */
  chosen: string;
  /** What keeps the page from being taken off, or put back. */
  faults: readonly FieldIssue[];
}

/** Asks before a page is taken off the site, and says what that changes. */
export function Retirement({ entry, revision, lists, links, arrivals, chosen, faults }: RetirementProps) {
  return (
    <>
      <PageTrail entry={entry} />
      <h1>Retirer « {entry.name} » du site</h1>
      <Faults faults={faults} />
      <section className="pane" aria-labelledby="consequences">
        <h2 id="consequences">Ce qui change</h2>
        <p>
          La page quitte les menus, la recherche, le plan du site et les moteurs de recherche ; les comptes
          suivent. Ses textes restent ici, et elle se remet sur le site d’un geste.
        </p>
        {lists.length === 0 ? null : (
          <>
            <h3>{counted(lists.length, 'page la cite', 'pages la citent')}</h3>
            <p>Elle quitte aussi leurs listes.</p>
            <Pointers pointers={lists} />
          </>
        )}
        {links.length === 0 ? null : (
          <>
            <h3>{counted(links.length, 'texte y mène', 'textes y mènent')}</h3>
            <p>
              Ces liens mèneront là où vont ses visiteurs. Sans page d’arrivée, les articles gardent leur
              lien, les autres textes n’en gardent que les mots.
            </p>
            <Pointers pointers={links} />
          </>
        )}
        {lists.length + links.length === 0 ? <p>Aucune autre page ne la cite.</p> : null}
      </section>
      <form method="post" action={retirementScreen(entry)} aria-label="Retirer la page" className="pane">
        <input type="hidden" name="revision" value={revision} />
        <div className="field">
          <label htmlFor="arrivee">Où vont ses visiteurs</label>
          <select id="arrivee" name="arrivee" defaultValue={chosen} aria-describedby="arrivee-aide">
            {arrivals.map(({ title, pages }) => (
              <optgroup key={title} label={title}>
                <Options of={pages.map(({ name, path }) => [path, name])} />
              </optgroup>
            ))}
            <optgroup label="Nulle part">
              <option value="">La page n’existe plus (410)</option>
            </optgroup>
          </select>
          <p className="small" id="arrivee-aide">
            L’adresse {entry.shownAt} y mène aussitôt (301), pour les visiteurs et les moteurs de recherche.
          </p>
        </div>
        <div className="choice">
          <button type="submit" name="geste" value="retirer">
            Retirer du site
          </button>
          <a className="button quiet" href={pagePath(entry)}>
            Garder la page
          </a>
        </div>
      </form>
    </>
  );
}

interface RetiredProps {
  entry: Entry;
  revision: number;
  /** Where its visitors go. */
  to: string;
  faults: readonly FieldIssue[];
}

/** A page that is off the site, to be put back. */
export function Retired({ entry, revision, to, faults }: RetiredProps) {
  return (
    <>
      <PageTrail entry={entry} />
      <h1>La page « {entry.name} » est retirée du site</h1>
      <Faults faults={faults} />
      <section className="pane">
        <p>
          {to === '' ? (
            'Son adresse répond que la page n’existe plus (410).'
          ) : (
            <>
              Ses visiteurs arrivent sur <a href={to}>{to}</a>.
            </>
          )}{' '}
          Remise sur le site, elle retrouve ses textes, sa place dans les menus et les pages qui la citaient.
        </p>
        <form method="post" action={retirementScreen(entry)} aria-label="Remettre la page" className="choice">
          <input type="hidden" name="revision" value={revision} />
          <button type="submit" name="geste" value="remettre">
            Remettre sur le site
          </button>
        </form>
      </section>
    </>
  );
}

function Faults({ faults }: { faults: readonly FieldIssue[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="alert" role="alert">
      <p>Rien n’est changé :</p>
      <ul>
        {faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function Pointers({ pointers }: { pointers: readonly Pointer[] }) {
  return (
    <ul>
      {pointers.map(({ name, path }) => (
        <li key={name}>{path === null ? name : <a href={path}>{name}</a>}</li>
      ))}
    </ul>
  );
}
