import { X } from 'lucide';
import { Link } from 'react-router';
import { counted } from '../../domain/plural.ts';
import type { FilterChoice } from '../case-studies/filter.ts';
import { Icon } from '../ui/icon.tsx';
import { PREFETCH } from '../ui/prefetch.ts';

/** A filter of the case list (service, trade or tool) and its choices. */
export interface FacetShown {
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

/** Fragment of the case list. Choices are links, so that they work without JavaScript and can be shared. */
const TARGET = '#etudes';

const ENTRY =
  'flex min-h-11 items-center justify-between gap-4 px-4 py-2 aria-[current]:bg-ink aria-[current]:text-white';

/** Filters by service, trade and tool, one menu each. */
export function CaseFilters({ facets, isFiltered }: CaseFiltersProps) {
  return (
    <nav
      aria-label="Filtrer les réalisations"
      className="mt-8 grid gap-3 desktop:flex desktop:flex-wrap desktop:items-start"
    >
      {facets.map((facet) => (
        <FacetMenu key={facet.label} {...facet} />
      ))}
      {isFiltered ? (
        <Link
          to={`/realisations${TARGET}`}
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

function FacetMenu({ label, all, allQuery, choices }: FacetShown) {
  const chosen = choices.find(({ isChosen }) => isChosen);
  return (
    <details name="filtre" className="relative desktop:min-w-52">
      <summary
        className={`plus-sign flex min-h-12 items-center justify-between gap-4 rounded-pane border border-ink px-4 py-2 font-semibold ${chosen ? 'bg-ink text-white' : 'hover:bg-mint/40'}`}
      >
        {chosen ? `${label} : ${chosen.name}` : label}
      </summary>
      <ul className="mt-1 max-h-96 overflow-y-auto border border-ink bg-white desktop:absolute desktop:z-20 desktop:w-80">
        {chosen ? (
          <li>
            <Link
              to={`/realisations${allQuery}${TARGET}`}
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
                to={`/realisations${query}${TARGET}`}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
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
  const [number, unit] = counted(of, 'projet').split(' ');
  return (
    <span className="shrink-0 tabular-nums">
      {number}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
