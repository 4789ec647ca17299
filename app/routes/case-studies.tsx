import { allCaseStudies, caseListCopy } from 'content-collections';
import { entryOf, samplesAmong } from '../case-studies/case-summary.ts';
import {
  FACETS,
  type Facet,
  filterChoices,
  filteredCases,
  filterQuery,
  readFilter,
} from '../case-studies/filter.ts';
import { shownReview } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { firstPrice, markedOnce } from '../estimate/price.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CaseGrid } from '../sections/case-grid.tsx';
import { CaseStudiesHero, caseListTitle, LeadCases } from '../sections/case-studies-hero.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/case-studies';

/** Number of featured cases, shown at full width. */
const LEADS = 3;

const LABELS: Record<Facet, { label: string; all: string }> = {
  service: { label: 'Service', all: 'Tous les services' },
  metier: { label: 'Métier', all: 'Tous les métiers' },
  outil: { label: 'Outil', all: 'Tous les outils' },
};

export function loader({ url, context }: Route.LoaderArgs) {
  const { facts } = context.get(screenServices);
  const filter = readFilter(url.searchParams);
  const query = filterQuery(filter);
  const entries = filteredCases(filter).map((study) => entryOf(study, facts));
  const review = shownReview('caseStudies', facts);
  const price = firstPrice();
  const leads = query === '' ? entries.slice(0, LEADS) : [];
  return {
    total: allCaseStudies.length,
    review,
    price,
    heroPrice: markedOnce(price, review?.sample),
    query,
    leads,
    others: entries.slice(leads.length),
    samples: samplesAmong(entries),
    facets: FACETS.map((facet) => ({
      ...LABELS[facet],
      allQuery: filterQuery({ ...filter, [facet]: undefined }),
      choices: filterChoices(facet, filter),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const entries = loaderData ? [...loaderData.leads, ...loaderData.others] : [];
  const total = loaderData?.total ?? 0;
  return [
    ...listedPageMeta(
      total > 1
        ? caseListCopy.meta
        : { ...caseListCopy.meta, title: [caseListTitle(total), ' – ', { slot: 'brand' }] },
      { count: total },
    ),
    ...(entries.length > 0
      ? [{ 'script:ld+json': itemList(entries.map(({ title, path }) => ({ name: title, path }))) }]
      : []),
  ];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  const { review, heroPrice, price, leads, others, samples, total, query, facets } = loaderData;
  return (
    <Sections>
      <CaseStudiesHero count={total} price={heroPrice} review={review} />
      {leads.length > 0 ? <LeadCases entries={leads} samples={leads.length < total ? [] : samples} /> : null}
      {leads.length < total ? (
        <CaseGrid entries={others} total={total} query={query} facets={facets} samples={samples} />
      ) : null}
      <PartnerStrip autoplay={false} />
      <CallToAction
        title={caseListCopy.closing.title}
        price={price}
        label={caseListCopy.closing.action}
        link="/obtenir-un-devis"
      />
      <QuoteWidget />
    </Sections>
  );
}
