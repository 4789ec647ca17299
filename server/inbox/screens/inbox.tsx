import type { ReactNode } from 'react';
import { useAgency } from '../../../app/facts/use-agency.ts';
import { counted } from '../../../domain/plural.ts';
import { type ListedLead, MOST_LISTED, PAGE_SIZE, type Waiting } from '../../leads/lead-list.ts';
import { REASON_TEXTS } from '../../leads/quarantine.ts';
import { leadPath } from '../../leads/reference.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { Options, PeopleOptions } from '../../staff/screens/options.tsx';
import { listHref, Pagination } from '../../staff/screens/pagination.tsx';
import { PostButton } from '../../staff/screens/post-button.tsx';
import { LEAD_STAGES, type LeadStage, type StaffRow } from '../../store/database.ts';
import { type InboxFilters, inboxHref, PERIODS } from '../inbox-filters.ts';
import { KeysHelp } from './keys-help.tsx';
import { firstLine, LeadTable } from './lead-table.tsx';
import { STAGE_WORDS } from './stage-words.ts';

export interface InboxProps {
  leads: readonly ListedLead[];
  counts: ReadonlyMap<LeadStage, number>;
  waiting: Waiting;
  filters: InboxFilters;
  viewer: string;
  now: Temporal.Instant;
}

const NUMBER = new Intl.NumberFormat('fr-FR');

export function inboxTitle({ leads }: Waiting): string {
  return leads === 0 ? 'Demandes' : `(${leads}) Demandes`;
}

/** The inbox, most urgent lead first. */
export function Inbox(props: InboxProps & { takers: readonly Pick<StaffRow, 'id' | 'email'>[] }) {
  const { filters, takers, viewer } = props;
  return (
    <>
      <div className="inbox-head">
        <h1>Demandes</h1>
        <a className="button quiet" href="/equipe/demandes/ajouter">
          Ajouter une demande
        </a>
        <search>
          <FilterForm {...filters.texts} takers={takers.filter(({ id }) => id !== viewer)} />
        </search>
      </div>
      <p className="note offline" role="alert" data-live-fault hidden />
      <p className="hidden-text" role="status" data-live-news />
      <div data-live={inboxHref(filters.texts, { page: filters.page }, '/equipe/liste')}>
        <InboxList {...props} />
      </div>
      <Together returnTo={inboxHref(filters.texts, { page: filters.page })} takers={takers} />
      <footer className="inbox-foot">
        <fieldset className="ring" data-ring hidden>
          <legend className="hidden-text">Avis de nouvelles demandes</legend>
          <label>
            <input type="checkbox" /> Me prévenir, avec un son, quand une demande arrive
          </label>
          <label>
            <input type="checkbox" /> Aussi hors des heures d’ouverture
          </label>
          <p className="small" role="status" data-ring-refused hidden>
            Le navigateur refuse les avis de ce site : autorisez-les dans ses réglages.
          </p>
        </fieldset>
        <KeysHelp />
        <form method="post" action={inboxHref(filters.texts, {}, '/equipe/export')} aria-label="Exporter">
          <button type="submit" className="quiet">
            Exporter ces demandes (CSV)
          </button>
        </form>
      </footer>
    </>
  );
}

const TOGETHER: readonly LeadStage[] = ['taken', 'answered', 'waiting', 'lost', 'spam'];

/** Acts on all leads that are checked in the list. */
function Together({
  returnTo,
  takers,
}: {
  returnTo: string;
  takers: readonly Pick<StaffRow, 'id' | 'email'>[];
}) {
  return (
    <form
      className="bulk"
      id="ensemble"
      method="post"
      action="/equipe/demandes/ensemble"
      aria-label="Les demandes cochées"
      data-acts
    >
      <input type="hidden" name="retour" value={returnTo} />
      <strong>Les demandes cochées :</strong>
      <div className="acts">
        {TOGETHER.map((stage) => (
          <button key={stage} type="submit" name="etape" value={STAGE_WORDS[stage].slug} className="quiet">
            {stage === 'waiting' ? 'Attendre une semaine' : STAGE_WORDS[stage].act}
          </button>
        ))}
      </div>
      {takers.length > 1 ? (
        <div className="line">
          <select name="a" aria-label="À qui les confier">
            <PeopleOptions people={takers} />
          </select>
          <button type="submit" className="quiet">
            Confier
          </button>
        </div>
      ) : null}
    </form>
  );
}

/** The part of the inbox that the script updates. */
export function InboxList({ leads, counts, waiting, filters, viewer, now }: InboxProps) {
  const { texts, page, query } = filters;
  const all = LEAD_STAGES.filter((stage) => stage !== 'spam');
  const sum = (stages: readonly LeadStage[]) =>
    stages.reduce((total, stage) => total + (counts.get(stage) ?? 0), 0);
  const found = sum(query.stage === undefined ? all : [query.stage]);
  const returnTo = inboxHref(texts, { page });
  const [first] = leads;
  const isOnePerson =
    texts.q !== '' &&
    leads.length > 1 &&
    leads.every(({ email }) => email.toLowerCase() === first?.email.toLowerCase());
  return (
    <>
      <p className="wait-count">
        {waiting.leads === 0
          ? 'Personne n’attend de réponse.'
          : `${counted(waiting.leads, 'demande attend', 'demandes attendent')} une réponse${
              waiting.news === 0 ? '' : `, dont ${waiting.news} où le client a écrit depuis`
            }.`}
      </p>
      <nav className="stages" aria-label="Étapes">
        <StageLink href={inboxHref(texts, { etape: '' })} isHere={texts.etape === ''}>
          Toutes {shown(sum(all))}
        </StageLink>
        {LEAD_STAGES.map((stage) => (
          <StageLink
            key={stage}
            href={inboxHref(texts, { etape: STAGE_WORDS[stage].slug })}
            isHere={texts.etape === STAGE_WORDS[stage].slug}
          >
            {STAGE_WORDS[stage].plural} {shown(counts.get(stage) ?? 0)}
          </StageLink>
        ))}
      </nav>
      {isOnePerson && first ? (
        <p>
          <a href={`${leadPath(first.reference)}/personne`}>La page de {first.name}</a>
        </p>
      ) : null}
      {leads.length === 0 ? (
        <Empty texts={texts} />
      ) : (
        <LeadTable leads={leads} now={now} viewer={viewer} returnTo={returnTo} />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(found, MOST_LISTED) / PAGE_SIZE)}
        hrefOf={(other) => inboxHref(texts, { page: other })}
      />
      {found > MOST_LISTED ? (
        <p className="small">
          La liste s’arrête à {shown(MOST_LISTED)} demandes : les autres se trouvent par étape, par période ou
          par quelques mots.
        </p>
      ) : null}
    </>
  );
}

/** « 10 000 + » of as many as are counted. */
function shown(count: number): string {
  return count > MOST_LISTED ? `${NUMBER.format(MOST_LISTED)} +` : NUMBER.format(count);
}

function StageLink({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  return (
    <a href={href} aria-current={isHere ? 'true' : undefined}>
      {children}
    </a>
  );
}

function Empty({ texts }: Pick<InboxFilters, 'texts'>) {
  const { hours } = useAgency();
  const isFiltered = Object.values(texts).some((text) => text !== '');
  return (
    <section className="pane empty">
      {isFiltered ? (
        <>
          <h2>Aucune demande ne correspond</h2>
          <p>
            <a href="/equipe">Voir toutes les demandes</a>
          </p>
        </>
      ) : (
        <>
          <h2>Pas encore de demande</h2>
          <p>
            Celles des formulaires du site paraissent ici d’elles-mêmes. La réponse est promise {hours.text}.
          </p>
        </>
      )}
    </section>
  );
}

type FilterFormProps = InboxFilters['texts'] & { takers: readonly Pick<StaffRow, 'id' | 'email'>[] };

function FilterForm({ q, etape, type, qui, periode, takers }: FilterFormProps) {
  return (
    <form
      className="filters"
      method="get"
      action="/equipe"
      aria-label="Chercher dans les demandes"
      data-filters
    >
      {etape === '' ? null : <input type="hidden" name="etape" value={etape} />}
      <label className="search">
        <span className="hidden-text">Chercher</span>
        <input type="search" name="q" defaultValue={q} placeholder="Nom, e-mail, texte, source" data-search />
      </label>
      <label>
        <span className="hidden-text">Type</span>
        <select name="type" defaultValue={type}>
          <option value="">Tous les types</option>
          <option value="devis">Devis</option>
          <option value="contact">Messages</option>
        </select>
      </label>
      <label>
        <span className="hidden-text">Chez qui</span>
        <select name="qui" defaultValue={qui}>
          <option value="">Chez tous</option>
          <option value="moi">Chez moi</option>
          <option value="personne">Chez personne</option>
          <PeopleOptions people={takers} before="Chez " />
        </select>
      </label>
      <label>
        <span className="hidden-text">Période</span>
        <select name="periode" defaultValue={periode}>
          <option value="">Depuis toujours</option>
          <Options
            of={Object.entries(PERIODS).map(([days, words]) => [
              days,
              words.charAt(0).toUpperCase() + words.slice(1),
            ])}
          />
        </select>
      </label>
      <button type="submit" className="quiet">
        Chercher
      </button>
    </form>
  );
}

interface QuarantineProps {
  leads: readonly ListedLead[];
  total: number;
  page: number;
  now: Temporal.Instant;
}

export function Quarantine({ leads, total, page, now }: QuarantineProps) {
  const path = (other: number) => listHref('/equipe/quarantaine', { page: other });
  return (
    <>
      <h1>Demandes mises de côté</h1>
      <p>
        Le site a mis ces demandes de côté sans vous les envoyer, et leur auteur n’en sait rien. Libérée, une
        demande rejoint les autres et ses e-mails partent. Indésirable, elle ne reparaît plus ici.
      </p>
      {leads.length === 0 ? (
        <section className="pane empty">
          <h2>Rien n’est mis de côté</h2>
          <p>
            <a href="/equipe">Revenir aux demandes</a>
          </p>
        </section>
      ) : (
        <ul className="rows pane held">
          {leads.map(({ reference, revision, name, excerpt, created_at, quarantine_reason }) => (
            <li key={reference}>
              <div>
                <a href={leadPath(reference)}>{name}</a>{' '}
                <span className="small">
                  {reference}, reçue {atMoment(created_at, now)}
                </span>
                <p className="said">{firstLine(excerpt)}</p>
                {quarantine_reason === null ? null : (
                  <p className="reason">Motif : {REASON_TEXTS[quarantine_reason]}</p>
                )}
              </div>
              <form method="post" action={`${leadPath(reference)}/liberer`}>
                <input type="hidden" name="retour" value={path(page)} />
                <button type="submit">Libérer</button>
              </form>
              <PostButton
                action={`${leadPath(reference)}/etape`}
                fields={{ revision, retour: path(page), etape: STAGE_WORDS.spam.slug }}
                label="Indésirable"
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} hrefOf={path} />
    </>
  );
}
