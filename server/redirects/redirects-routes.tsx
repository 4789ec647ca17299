import { quoted } from '../leads/csv.ts';
import { OWNERS } from '../staff/access.ts';
import { shortMoment } from '../staff/screens/moments.ts';
import { listHref, Pagination, pageIn } from '../staff/screens/pagination.tsx';
import { SearchForm } from '../staff/screens/search-form.tsx';
import { type StaffContext, staffOf } from '../staff/staff-room.tsx';
import type { StaffArea } from '../staff/staff-routes.ts';
import { readPlaces } from './places.ts';
import { MOST_RULES, type ReadList, readRedirects, reportSummary, rowsOf } from './read-list.ts';
import type { CountedRule } from './redirects.ts';

const REDIRECTS_PATH = '/equipe/redirections';
const RULES_PER_PAGE = 100;
const TOO_MANY = `Le site a ${MOST_RULES.toLocaleString('fr-FR')} redirections au plus : retirez-en avant d’en ajouter.`;

interface RedirectsProps {
  rules: readonly CountedRule[];
  total: number;
  search: string;
  page: number;
  missed: readonly { path: string; hits: number; last_at: string; nearest: string }[];
  /** What became of the list that was just sent, and its text if nothing was kept. */
  read: ReadList | null;
  typed: string;
  /** Why the whole list is refused. */
  fault: string | undefined;
  now: Temporal.Instant;
}

/** Redirects of former addresses, and addresses that were not found. */
function RedirectsScreen({ rules, total, search, page, missed, read, typed, fault, now }: RedirectsProps) {
  return (
    <>
      <div className="inbox-head">
        <h1>Redirections</h1>
        <SearchForm action={REDIRECTS_PATH} search={search} placeholder="Un bout d’adresse" />
      </div>
      {read ? <Report read={read} fault={fault} /> : null}
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
              Pour tout un dossier : <code>/actualites/*, /blog</code>. Une adresse qui a une virgule se met
              entre guillemets. Sans nouvelle adresse, la page est dite supprimée (410).
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
            {missed.map(({ path, hits, last_at, nearest }) => (
              <li key={path}>
                <p>
                  <code>{path}</code>
                  <span className="small">
                    {hits} fois, la dernière {shortMoment(last_at, now)}
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
          hrefOf={(other) => listHref(REDIRECTS_PATH, { q: search, page: other })}
        />
      </section>
    </>
  );
}

function Report({ read, fault }: { read: ReadList; fault: string | undefined }) {
  const isRefused = read.rules.length === 0;
  return (
    <section className={isRefused ? 'alert' : 'note'} role={isRefused ? 'alert' : 'status'}>
      <h2>{isRefused ? 'Rien n’est ajouté' : `Ajouté : ${reportSummary(read)}`}</h2>
      {fault ? <p>{fault}</p> : null}
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

export function redirectsRoutes({ routes, room, redirects, database, config, clock }: StaffArea): void {
  routes.get(REDIRECTS_PATH, OWNERS, async (c) => {
    await redirects.refresh();
    return show(c, null);
  });

  routes.post(REDIRECTS_PATH, OWNERS, async (c) => {
    const field = await room.readLongForm(c);
    const pair = [field('source'), field('cible')];
    const typed = field('liste') || pair.map(quoted).join(',');
    await redirects.refresh();
    const rows = field('liste') === '' ? [pair] : rowsOf(field('liste'));
    const read = readRedirects(rows, {
      known: redirects.rules(),
      host: config.publicUrl.host,
      ...(await readPlaces(database)),
    });
    if (read.rules.length === 0) return show(c, { read, typed });
    const isAdded = await redirects.add(read.rules, staffOf(c).id);
    return show(
      c,
      isAdded ? { read, typed: '' } : { read: { rules: [], report: [] }, typed, fault: TOO_MANY },
    );
  });

  routes.post(`${REDIRECTS_PATH}/retirer`, OWNERS, async (c) => {
    const field = await room.readForm(c);
    await redirects.remove(field('source'), staffOf(c).id);
    return c.redirect(REDIRECTS_PATH, 303);
  });

  async function show(
    c: StaffContext,
    sent: { read: ReadList; typed: string; fault?: string } | null,
  ): Promise<Response> {
    const parameters = new URL(c.req.url).searchParams;
    const search = (parameters.get('q') ?? '').slice(0, 100).trim();
    const page = pageIn(parameters);
    // What this process has counted shows at once.
    await redirects.flush();
    const [visits, missed, places] = [
      await redirects.visits(),
      await redirects.missed(),
      await readPlaces(database),
    ];
    const found = redirects
      .rules()
      .filter(
        ({ source, target }) =>
          search === '' || source.includes(search.toLowerCase()) || target.includes(search),
      );
    const rules = found
      .slice((page - 1) * RULES_PER_PAGE, page * RULES_PER_PAGE)
      .map((rule) => ({ ...rule, hits: visits.get(rule.source) ?? 0 }));
    return room.show(c, {
      title: 'Redirections',
      // Reached from there; it has no menu entry of its own.
      path: '/equipe/pages',
      status: sent?.read.rules.length === 0 ? 422 : 200,
      children: (
        <RedirectsScreen
          {...{ rules, search, page }}
          total={found.length}
          missed={missed.map((row) => ({ ...row, nearest: places.nearest(row.path) }))}
          read={sent?.read ?? null}
          typed={sent?.typed ?? ''}
          fault={sent?.fault}
          now={clock.now()}
        />
      ),
    });
  }
}
