import { caseListCopy as copy } from 'content-collections';
import { X } from 'lucide';
import { Link } from 'react-router';
import { counted } from '../../domain/plural.ts';
import type { CaseEntry } from '../case-studies/case-summary.ts';
import type { FilterChoice } from '../case-studies/filter.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CARD_SIZES, HALF_SIZES, Logo, ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';

/** Id of the case list. Choices are links to it, so that they work without JavaScript and can be shared. */
const CASE_LIST = 'etudes';

interface CaseGridProps {
  entries: readonly CaseEntry[];
  /** Number of cases without any filter. */
  total: number;
  /** The filters as a query string; empty when there are none. */
  query: string;
  facets: readonly FacetShown[];
  /** Clients on the page who were made up. */
  samples: readonly string[];
}

export function CaseGrid({ entries, total, query, facets, samples }: CaseGridProps) {
  const isFiltered = query !== '';
  return (
    <section id={CASE_LIST} aria-labelledby="etudes-titre" className="band bg-white outline-none">
      <h2 id="etudes-titre" className="heading">
        {isFiltered ? countOf(entries.length, total) : copy.others.title}
      </h2>
      <CaseFilters key={query} facets={facets} isFiltered={isFiltered} />
      {entries.length > 0 ? (
        <Reveal className="mt-8">
          <ul className="whole-rows grid pt-px pl-px min-[38rem]:grid-cols-2 wide:grid-cols-3">
            {entries.map((entry, index) => (
              <li
                key={entry.slug}
                id={entry.slug}
                className="glazed wide:@container -mt-px -ml-px border border-ink/25"
              >
                <CaseCard entry={entry} index={index} isLast={index === entries.length - 1} />
              </li>
            ))}
          </ul>
        </Reveal>
      ) : (
        <NothingFound />
      )}
      <SampleRibbon what={samples} className="mt-6 text-stone" />
    </section>
  );
}

function countOf(count: number, total: number): string {
  if (count === 0) return copy.nothing.title;
  return `${counted(count, 'projet')} sur ${total}`;
}

/**
 * A case, with its screen as phones show it; where the card spans several columns (`.whole-rows`), that stands beside the
 * text, or whole above it.
 */
function CaseCard({ entry, index, isLast }: { entry: CaseEntry; index: number; isLast: boolean }) {
  const { slug, path, title, client, about, cost, description, figure, image } = entry;
  const titleId = `${slug}-titre`;
  const isWhole = isLast && index % 2 === 0;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col wrap-anywhere @min-[36rem]:flex-row"
    >
      <ScreenTeaser
        screen={isWhole ? image : { src: image.detail ?? image.src, alt: image.alt }}
        detailMedia="(max-width: 800px), (min-width: 1050px)"
        sizes={isLast && index % 3 === 0 ? HALF_SIZES : CARD_SIZES}
        className="border-b border-ink/25 @min-[36rem]:w-1/2 @min-[36rem]:shrink-0 @min-[36rem]:border-r @min-[36rem]:border-b-0"
      />
      <div className="flex grow flex-col px-4 py-3 transition-colors duration-200 group-hover:bg-mint/40 desktop:p-6">
        <p>
          <ResultFigure {...figure} size="small" className="text-emerald" />
        </p>
        <h3 id={titleId} className="mt-2 text-lg leading-tight max-desktop:grow desktop:mt-4 desktop:text-xl">
          <Link
            to={path}
            prefetch={PREFETCH}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-emerald"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-3 grow text-stone max-desktop:hidden print:block">{description}</p>
        {cost ? <p className="case-cost mt-2 max-desktop:text-[0.9375rem] desktop:mt-4">{cost}</p> : null}
        <p className="mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-ink/25 text-sm text-stone desktop:mt-4 desktop:border-t desktop:pt-4">
          <span className="desktop:col-span-full">
            {client.name}, {about}
          </span>
          <Logo
            src={client.logo}
            alt=""
            className="h-8 w-auto max-w-full object-contain object-left max-desktop:hidden"
          />
          <ReadCase className="text-ink group-hover:text-emerald max-desktop:text-[0px]" />
        </p>
      </div>
    </article>
  );
}

/** What a card that is a link leads to; its link is its title. */
export function ReadCase({ className }: { className: string }) {
  return (
    <span className={`leads-on inline-flex font-semibold ${className}`} aria-hidden="true">
      {copy.leads.action}
    </span>
  );
}

/** Shown only for a typed or bookmarked address: choices without results are not links. */
function NothingFound() {
  return (
    <div className="mt-8 border border-ink p-6 desktop:p-10">
      <p className="max-w-xl text-lg">{copy.nothing.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button routerLink="/realisations" fragment={CASE_LIST} color="black-outline" label="Tout voir" />
        <Button routerLink="/obtenir-un-devis" label={copy.nothing.action} />
      </div>
    </div>
  );
}

/** A filter of the case list (service, trade or tool) and its choices. */
interface FacetShown {
  label: string;
  /** Label of the choice that removes the filter; `allQuery` is its query string. */
  all: string;
  allQuery: string;
  choices: readonly FilterChoice[];
}

interface CaseFiltersProps {
  facets: readonly FacetShown[];
  isFiltered: boolean;
}

const ENTRY =
  'flex min-h-11 items-center justify-between gap-4 px-4 py-2 aria-[current]:bg-ink aria-[current]:text-white';

/** Filters by service, trade and tool, one menu each. */
function CaseFilters({ facets, isFiltered }: CaseFiltersProps) {
  return (
    <nav
      aria-label="Filtrer les réalisations"
      className={`relative mt-8 flex flex-wrap items-start gap-x-2 gap-y-3 desktop:gap-x-3 ${isFiltered ? 'max-desktop:grid' : ''}`}
    >
      {facets.map((facet) => (
        <FacetMenu key={facet.label} {...facet} isFiltered={isFiltered} />
      ))}
      {isFiltered ? (
        <Link
          to={`/realisations#${CASE_LIST}`}
          prefetch={PREFETCH}
          className="inline-flex min-h-12 items-center gap-2 px-2 font-semibold underline decoration-2 underline-offset-4 hover:text-emerald"
        >
          <Icon icon={X} className="size-5" />
          Tout voir
        </Link>
      ) : null}
    </nav>
  );
}

/** Unless a filter is set, the three stand in a row on a phone, and the choices of each open below all of them. */
function FacetMenu({ label, all, allQuery, choices, isFiltered }: FacetShown & { isFiltered: boolean }) {
  const chosen = choices.find(({ isChosen }) => isChosen);
  return (
    <details name="filtre" className="max-desktop:grow desktop:relative desktop:flex-1">
      <summary
        className={`plus-sign flex min-h-12 items-center justify-between gap-4 rounded-pane border border-ink px-4 py-2 font-semibold max-desktop:gap-1 max-desktop:px-3 ${chosen ? 'bg-ink text-white' : 'hover:bg-mint/40'}`}
      >
        {chosen ? `${label} : ${chosen.name}` : label}
      </summary>
      <ul
        className={`mt-1 max-h-96 overflow-y-auto border border-ink bg-white desktop:absolute desktop:inset-x-0 desktop:z-20 ${isFiltered ? '' : 'max-desktop:absolute max-desktop:inset-x-0 max-desktop:top-full max-desktop:z-20'}`}
      >
        {chosen ? (
          <li>
            <Link
              to={`/realisations${allQuery}#${CASE_LIST}`}
              rel="nofollow"
              className={`${ENTRY} font-semibold hover:bg-mint/40`}
            >
              {all}
            </Link>
          </li>
        ) : null}
        {choices.map(({ name, query, count, isChosen }) => (
          <li key={name}>
            {count > 0 ? (
              <Link
                to={`/realisations${query}#${CASE_LIST}`}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                aria-label={`${name} ${counted(count, 'projet')}`}
                className={`${ENTRY} ${isChosen ? '' : 'hover:bg-mint/40'}`}
              >
                {name} <Count of={count} />
              </Link>
            ) : (
              <span className={`${ENTRY} text-stone`}>
                {name} <Count of={count} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Count({ of }: { of: number }) {
  return <span className="shrink-0 tabular-nums">{of}</span>;
}
