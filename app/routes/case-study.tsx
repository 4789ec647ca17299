import {
  agency,
  allCaseStudies,
  allServices,
  allTechnologies,
  type CaseStudy,
  caseStudyCopy,
  keywordCopy,
} from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { TRADES } from '../../content/trades.ts';
import { sharePicture } from '../../domain/share-picture.ts';
import { clientOf, inOrder, madeFor, summaryOf } from '../case-studies/case-summary.ts';
import { reviewOf } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { similarPrice, workPrice } from '../estimate/price.ts';
import {
  CaseDifferently,
  CaseHero,
  CaseNeighbours,
  CaseScreens,
  CaseStory,
} from '../sections/case-story.tsx';
import { CustomerReview } from '../sections/customer-review.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, caseStudy } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/case-study';
import { findPage, linksTo } from './find-page.ts';

/** Redirects an unknown slug to the list of case studies. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const studies = allCaseStudies.toSorted(inOrder);
  const study = findPage(studies, params.slug, { url, context }, '/realisations');
  const { facts } = context.get(screenServices);
  const place = studies.indexOf(study);
  const services = linksTo(allServices, study.services);
  return {
    ...study,
    client: clientOf(study.client, facts),
    madeFor: madeFor(study, facts),
    trade: TRADES[study.trade],
    services,
    isDelayPromised: allServices.some(
      ({ slug, deliveryTime }) => slug === study.services[0] && deliveryTime !== undefined,
    ),
    cost: workPrice(study),
    daysCost: workPrice(study, 'days'),
    price: similarPrice(services),
    stack: study.stack.map(({ name, technology }) => ({
      name,
      path: allTechnologies.find(({ slug }) => slug === technology)?.path,
    })),
    review: study.review ? reviewOf(study.review, facts) : undefined,
    previous: studies.length > 2 ? summaryAt(studies, place - 1, facts) : undefined,
    next: studies.length > 1 ? summaryAt(studies, place + 1, facts) : undefined,
  };
}

/** The case at an index, which wraps around at both ends. */
function summaryAt(studies: readonly CaseStudy[], place: number, facts: Facts) {
  const study = studies.at(place % studies.length);
  if (!study) throw new Error('there are no case studies');
  return summaryOf(study, facts);
}

export function meta({ loaderData: study }: Route.MetaArgs) {
  if (!study) return [];
  const { topic, title, path, client, stack, metaDescription, sample } = study;
  return [
    ...pageMeta({
      title: fillText(caseStudyCopy.meta.title, { topic, client: client.name, brand: agency.brand }),
      description: metaDescription,
      keywords: [
        topic,
        ...caseStudyCopy.meta.keywords,
        ...stack.map(({ name }) => name),
        ...keywordCopy.common,
      ],
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailOf(study)) },
    // A project made up for the demonstration is no work of the agency.
    ...(sample
      ? []
      : [
          {
            'script:ld+json': caseStudy({ title, path, description: study.description }, sharePicture(path)),
          },
        ]),
  ];
}

function trailOf({ topic, path }: { topic: string; path: string }) {
  return trailTo('realisations', { name: topic, path });
}

export default function CaseStudyRoute({ loaderData: study }: Route.ComponentProps) {
  const { images, differently, review, previous, next } = study;
  return (
    <Sections>
      <CaseHero study={study} trail={trailOf(study)} />
      <CaseStory study={study} />
      {images.length > 1 ? <CaseScreens images={images} /> : null}
      {differently ? <CaseDifferently text={differently} /> : null}
      {review ? <CustomerReview review={review} /> : null}
      <CaseNeighbours previous={previous} next={next} />
      <QuoteWidget />
    </Sections>
  );
}
