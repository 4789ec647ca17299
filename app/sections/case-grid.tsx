import { caseListCopy as copy } from 'content-collections';
import { Link } from 'react-router';
import { counted } from '../../domain/plural.ts';
import { type CaseEntry, samplesAmong } from '../case-studies/case-summary.ts';
import { Button } from '../ui/button.tsx';
import { CARD_SIZES, HALF_SIZES, Logo, ScreenPicture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';
import { CaseFilters, type FacetShown } from './case-filters.tsx';

/** Id of the case list; its filters link to it. */
const CASE_LIST = 'etudes';

interface CaseGridProps {
  entries: readonly CaseEntry[];
  /** Number of cases without any filter. */
  total: number;
  /** The filters as a query string; empty when there are none. */
  query: string;
  facets: readonly FacetShown[];
}

/** Grid of cases, under its filters. */
export function CaseGrid({ entries, total, query, facets }: CaseGridProps) {
  const isFiltered = query !== '';
  return (
    <section id={CASE_LIST} aria-labelledby="etudes-titre" className="band bg-white outline-none">
      <h2 id="etudes-titre" className="text-4xl desktop:text-5xl">
        {isFiltered ? countOf(entries.length, total) : copy.others.title}
      </h2>
      <SampleRibbon what={samplesAmong(entries)} className="mt-4 text-stone" />
      <CaseFilters key={query} facets={facets} isFiltered={isFiltered} />
      {entries.length > 0 ? (
        <Reveal className="mt-8">
          <ul className="whole-rows grid pt-px pl-px desktop:grid-cols-2 wide:grid-cols-3">
            {entries.map((entry, index) => (
              <li
                key={entry.slug}
                id={entry.slug}
                className="@container glazed -mt-px -ml-px border border-ink/25"
              >
                <CaseCard
                  entry={entry}
                  sizes={index % 3 === 0 && index === entries.length - 1 ? HALF_SIZES : CARD_SIZES}
                />
              </li>
            ))}
          </ul>
        </Reveal>
      ) : (
        <NothingFound />
      )}
    </section>
  );
}

function countOf(count: number, total: number): string {
  if (count === 0) return copy.nothing.title;
  return `${counted(count, 'projet')} sur ${total}`;
}

/** A case; its picture stands beside its text where the card spans several columns. */
function CaseCard({ entry, sizes }: { entry: CaseEntry; sizes: string }) {
  const { slug, path, title, client, about, description, figure, image } = entry;
  const titleId = `${slug}-titre`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col wrap-anywhere @min-[36rem]:flex-row"
    >
      <ScreenPicture
        screen={image}
        sizes={sizes}
        className="aspect-16/10 w-full border-b border-ink/25 object-cover @min-[36rem]:w-1/2 @min-[36rem]:border-r @min-[36rem]:border-b-0"
      />
      <div className="flex grow flex-col p-6 transition-colors duration-200 group-hover:bg-mint/40">
        <p>
          <ResultFigure {...figure} size="small" className="text-emerald" />
        </p>
        <h3 id={titleId} className="mt-5 text-xl">
          <Link
            to={path}
            prefetch={PREFETCH}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-emerald"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-3 mb-6 text-stone">{description}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-ink/25 pt-4 text-sm text-stone">
          <Logo src={client.logo} alt="" className="w-auto object-contain object-left h-8 max-w-40" />
          <span className="basis-full">
            {client.name}, {about}
          </span>
        </p>
      </div>
    </article>
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
