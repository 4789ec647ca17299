import { agency, allCaseStudies, allServices, allTechnologies, partnerList } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { CaseStudies } from '../sections/case-studies.tsx';
import { CaseStudiesHero } from '../sections/case-studies-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/case-studies';
import { linksTo } from './find-page.ts';

const CaseStudiesSections = lazySection(() => import('./later/case-studies.tsx'));

export function loader() {
  return allCaseStudies
    .toSorted((a, b) => a.order - b.order)
    .map(({ client, services, stack, ...study }) => ({
      ...study,
      client: partnerList.partners.find(({ id }) => id === client),
      services: linksTo(allServices, services),
      stack: stack.map(({ name, technology }) => ({
        name,
        path: allTechnologies.find(({ slug }) => slug === technology)?.path,
      })),
    }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: `Réalisations : ${loaderData?.length ?? ''} études de cas – ${agency.brand}`,
    description:
      'SaaS, ERP, boutique en ligne, tests, sauvegardes, référencement : la situation de départ, ce qui a été fait, ce que cela a changé, écran par écran.',
    keywords: ['réalisations', 'études de cas', ...COMMON_KEYWORDS],
    path: '/realisations',
  });
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CaseStudiesHero count={loaderData.length} />
      <CaseStudies studies={loaderData} />
      <CaseStudiesSections />
      <QuoteWidget />
    </>
  );
}
