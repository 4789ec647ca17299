import type { ReactNode } from 'react';
import { useAgency } from '../../../app/facts/use-agency.ts';
import { counted } from '../../../domain/plural.ts';
import { type ListedLead, PAGE_SIZE, type Waiting } from '../../leads/lead-list.ts';
import { personName } from '../../staff/person-name.ts';
import { Pagination } from '../../staff/screens/pagination.tsx';
import type { LeadStage, StaffRow } from '../../store/database.ts';
import { type InboxFilters, inboxHref, PERIODS } from '../inbox-filters.ts';
import { KeysHelp } from './keys-help.tsx';
import { LeadTable } from './lead-table.tsx';
import { STAGE_WORDS, STAGES } from './stage-words.ts';

export interface InboxProps {
  leads: readonly ListedLead[];
  counts: ReadonlyMap<LeadStage, number>;
  waiting: Waiting;
  filters: InboxFilters;
  viewer: string;
  now: Temporal.Instant;
}

/** Title of the inbox, with the number of waiting leads. */
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
        <search>
          <FilterForm {...filters.texts} takers={takers.filter(({ id }) => id !== viewer)} />
        </search>
      </div>
      <p className="note offline" role="alert" data-live-fault hidden />
      <p className="hidden-text" role="status" data-live-news />
      <div data-live={inboxHref(filters.texts, { page: filters.page }, '/equipe/liste')}>
        <InboxList {...props} />
      </div>
      <footer className="inbox-foot">
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

/** The part of the inbox that the script updates. */
export function InboxList({ leads, counts, waiting, filters, viewer, now }: InboxProps) {
  const { texts, page, query } = filters;
  const all = STAGES.filter((stage) => stage !== 'spam');
  const sum = (stages: readonly LeadStage[]) =>
    stages.reduce((total, stage) => total + (counts.get(stage) ?? 0), 0);
  const returnTo = inboxHref(texts, { page });
  return (
    <>
      <p className="wait-count" data-part="waiting">
        {waiting.leads === 0
          ? 'Personne n’attend de réponse.'
          : `${counted(waiting.leads, 'demande attend', 'demandes attendent')} une réponse.`}
      </p>
      <nav className="stages" aria-label="Étapes" data-part="stages">
        <StageLink href={inboxHref(texts, { etape: '' })} isHere={texts.etape === ''}>
          Toutes {sum(all)}
        </StageLink>
        {STAGES.map((stage) => (
          <StageLink
            key={stage}
            href={inboxHref(texts, { etape: STAGE_WORDS[stage].slug })}
            isHere={texts.etape === STAGE_WORDS[stage].slug}
          >
            {STAGE_WORDS[stage].plural} {counts.get(stage) ?? 0}
          </StageLink>
        ))}
      </nav>
      {leads.length === 0 ? (
        <Empty texts={texts} />
      ) : (
        <LeadTable leads={leads} now={now} viewer={viewer} returnTo={returnTo} />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(sum(query.stage === undefined ? all : [query.stage]) / PAGE_SIZE)}
        hrefOf={(other) => inboxHref(texts, { page: other })}
      />
    </>
  );
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
    <section className="pane empty" data-part="empty">
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
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Nom, e-mail, texte, référence"
          data-search
        />
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
          {takers.map(({ id, email }) => (
            <option key={id} value={id}>
              Chez {personName(email)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="hidden-text">Période</span>
        <select name="periode" defaultValue={periode}>
          <option value="">Depuis toujours</option>
          {Object.entries(PERIODS).map(([days, words]) => (
            <option key={days} value={days}>
              {words.charAt(0).toUpperCase() + words.slice(1)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="quiet">
        Chercher
      </button>
    </form>
  );
}
