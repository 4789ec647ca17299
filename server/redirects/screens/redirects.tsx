import { shortMoment } from '../../staff/screens/moments.ts';
import { Pagination } from '../../staff/screens/pagination.tsx';
import { type ReadList, reportSummary } from '../read-list.ts';
import type { CountedRule } from '../redirects.ts';

export const REDIRECTS_PATH = '/equipe/redirections';
export const RULES_PER_PAGE = 100;

interface RedirectsProps {
  rules: readonly CountedRule[];
  total: number;
  search: string;
  page: number;
  missed: readonly { path: string; hits: number; lastAt: string; nearest: string }[];
  /** What became of the list that was just sent, and its text if nothing was kept. */
  read: ReadList | null;
  typed: string;
  now: Temporal.Instant;
}

/** Redirects of former addresses, and addresses that were not found. */
export function RedirectsScreen({ rules, total, search, page, missed, read, typed, now }: RedirectsProps) {
  return (
    <>
      <div className="inbox-head">
        <h1>Redirections</h1>
        <search>
          <form className="filters" method="get" action={REDIRECTS_PATH}>
            <label className="search">
              <span className="hidden-text">Chercher</span>
              <input type="search" name="q" defaultValue={search} placeholder="Un bout d’adresse" />
            </label>
            <button type="submit" className="quiet">
              Chercher
            </button>
          </form>
        </search>
      </div>
      {read ? <Report read={read} /> : null}
      <section className="pane" aria-labelledby="ajouter">
        <h2 id="ajouter">Ajouter</h2>
        <form method="post" action={REDIRECTS_PATH}>
          <div className="field">
            <label htmlFor="liste">
              Une redirection par ligne : l’ancienne adresse, une virgule, la nouvelle
            </label>
            <textarea
              id="liste"
              name="liste"
              rows={6}
              defaultValue={typed}
              spellCheck={false}
              aria-describedby="liste-aide"
              required
            />
            <p className="small" id="liste-aide">
              Collez ici <code>redirections.csv</code>, ou écrivez : <code>/nos-offres.html, /services</code>.
              Pour tout un dossier : <code>/actualites/*, /blog</code>. Sans nouvelle adresse, la page est
              dite supprimée (410).
            </p>
          </div>
          <button type="submit">Vérifier et ajouter</button>
        </form>
      </section>
      <section aria-labelledby="introuvables">
        <h2 id="introuvables">Adresses introuvables</h2>
        {missed.length === 0 ? (
          <p>Personne n’a demandé de page qui n’existe pas.</p>
        ) : (
          <ul className="redirect-rows">
            {missed.map(({ path, hits, lastAt, nearest }) => (
              <li key={path}>
                <p>
                  <code>{path}</code>
                  <span className="small">
                    {hits} fois, la dernière {shortMoment(lastAt, now)}
                  </span>
                </p>
                <form method="post" action={REDIRECTS_PATH}>
                  <input type="hidden" name="source" value={path} />
                  <label>
                    <span className="hidden-text">Nouvelle adresse de {path}</span>
                    <input name="cible" defaultValue={nearest} placeholder="/…" autoComplete="off" />
                  </label>
                  <button type="submit" className="quiet" aria-label={`Rediriger ${path}`}>
                    Rediriger
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="regles">
        <h2 id="regles">
          {total === 0 ? 'Aucune redirection' : `${total.toLocaleString('fr-FR')} redirections`}
          {search === '' ? '' : ` pour « ${search} »`}
        </h2>
        <ul className="redirect-rows">
          {rules.map(({ source, target, hits }) => (
            <li key={source}>
              <p>
                <code>{source}</code>
                <span className="hidden-text"> mène à </span>
                <span aria-hidden="true"> → </span>
                <code>{target === '' ? '410, supprimée' : target}</code>
                <span className="small">
                  {hits === 0 ? 'pas suivie depuis 30 jours' : `${hits} fois en 30 jours`}
                </span>
              </p>
              <form method="post" action={`${REDIRECTS_PATH}/retirer`}>
                <input type="hidden" name="source" value={source} />
                <button type="submit" className="quiet" aria-label={`Retirer la redirection de ${source}`}>
                  Retirer
                </button>
              </form>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pages={Math.ceil(total / RULES_PER_PAGE)}
          hrefOf={(other) => `${REDIRECTS_PATH}?${new URLSearchParams({ q: search, page: String(other) })}`}
        />
      </section>
    </>
  );
}

function Report({ read }: { read: ReadList }) {
  const isRefused = read.rules.length === 0;
  return (
    <section className={isRefused ? 'alert' : 'note'} role={isRefused ? 'alert' : 'status'}>
      <h2>{isRefused ? 'Rien n’est ajouté' : `Ajouté : ${reportSummary(read)}`}</h2>
      {read.report.length === 0 ? null : (
        <ul>
          {read.report.map(({ line, source, isKept, message }) => (
            <li key={line}>
              Ligne {line}, <code>{source}</code>
              {isKept ? '' : ', pas ajoutée'} : {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
