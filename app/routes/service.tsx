import {
  agency,
  allCaseStudies,
  allServices,
  allTechnologies,
  claimRegister,
  commitmentList,
  deliveryTimeList,
  footerMenu,
  partList,
  serviceCopy,
} from 'content-collections';
import type { ComponentProps } from 'react';
import type { SceneKind } from '../../content/schema/pages.ts';
import { fillText } from '../../content/sentence.ts';
import { serviceDescription, withServiceDefaults } from '../../content/service-defaults.ts';
import { withinSentence } from '../../domain/within-sentence.ts';
import { entryOf } from '../case-studies/case-summary.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { priceOf, projectKind } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { CustomerProcess, StepDays } from '../sections/customer-process.tsx';
import { NeedEstimate } from '../sections/estimate-forms.tsx';
import { Faq } from '../sections/faq.tsx';
import { MatchingCase } from '../sections/matching-case.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ReviewBand } from '../sections/review-panes.tsx';
import { Scene } from '../sections/scene.tsx';
import { ServiceFacts, ServiceReaders } from '../sections/service-facts.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, service as serviceData } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/service';
import { contractTerms, teamTerms } from './contract-terms.ts';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  const service = withServiceDefaults(
    findPage(
      allServices.filter(({ path }) => path === url.pathname),
      params.service,
      { url, context },
    ),
    serviceCopy.defaults,
  );
  const kind = projectKind(service);
  const isProject = kind !== undefined;
  const { facts } = context.get(screenServices);
  const sections = ownSections(service, facts);
  const delivery = deliveryTimeList.deliveryTimes.find(({ id }) => id === service.deliveryTime);
  const price = priceOf(service);
  const time = delivery
    ? { figure: delivery.text, about: isProject ? serviceCopy.delay : serviceCopy.arrival }
    : sections.days;
  // A month of someone’s time is not what 72 hours cost.
  const cost = price && (isProject || !delivery) ? { figure: price.amount, about: price.unit } : undefined;
  return {
    ...service,
    ...sections,
    description: serviceDescription(service),
    keywords: expertiseKeywords(service.name),
    price,
    excluded: kind?.excludes ?? service.excluded ?? [],
    isProject,
    terms: service.isFree ? teamTerms() : contractTerms(isProject, service.slug),
    ways: isProject ? undefined : service.isFree ? commitmentList.freeSteps : commitmentList.dailySteps,
    booking: service.isFree && partList.booking ? facts.agency.links.consultation : undefined,
    figures: [time, cost].filter((fact) => fact !== undefined),
    days:
      time ??
      (service.isFree
        ? { figure: claimRegister.promises.consultation.duration, about: service.name }
        : undefined),
    technologies: linksTo(allTechnologies, service.technologies),
    caseStudies: allCaseStudies
      .filter(({ slug }) => service.caseStudies.includes(slug) && slug !== service.caseStudy?.slug)
      .slice(0, 2)
      .map((study) => {
        const { client, figure, topic } = entryOf(study, facts);
        const name = `${client.name}, ${withinSentence(topic)}`;
        return {
          name,
          detail: `${figure.value.replaceAll(' ', '\u00a0')} ${figure.label}`,
          path: study.path,
        };
      }),
  };
}

export function meta({ loaderData: service }: Route.MetaArgs) {
  if (!service) return [];
  const { name, path, heroSubTitle } = service;
  const cities = footerMenu.cities.map(({ label }) => label);
  return [
    ...pageMeta({
      title: fillText(serviceCopy.meta.title, { service: name, brand: agency.brand }),
      description: service.description,
      keywords: service.keywords,
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('services', service)) },
    { 'script:ld+json': serviceData({ name, path, description: heroSubTitle, cities }) },
  ];
}

type Readers = ComponentProps<typeof ServiceReaders>['look'];

/** How who it is for stands below each way to show a service in use, and where the page’s text is on the right. */
const READERS: Partial<Record<SceneKind, Readers>> = {
  mirror: 'list',
  phones: 'list',
  plan: 'list',
  query: 'columns',
  relay: 'columns',
};
const MIRRORED = new Set<SceneKind | undefined>(['mirror', 'plan', 'query', 'relay']);

export default function Service({ loaderData: service, actionData }: Route.ComponentProps) {
  const { name, matchingCase, reviews, scene } = service;
  const isMirrored = MIRRORED.has(scene?.kind);
  const inUse = scene ? <Scene {...scene} /> : null;
  // What every page says stays off one that says little of its own.
  const isShort = service.sectionTitle === undefined;
  // A project is bought on a result; people’s time, by those who know that it is for them.
  const readers =
    service.forWhom.length > 0 ? (
      <ServiceReaders
        readers={service.forWhom}
        look={(scene && READERS[scene.kind]) ?? 'cards'}
        tone={service.isProject && scene?.opens ? 'white' : 'paper'}
      />
    ) : null;
  const proof = matchingCase ? (
    <MatchingCase
      {...matchingCase}
      tone={service.isProject || scene?.opens ? 'paper' : 'white'}
      isMirrored={isMirrored}
    />
  ) : null;
  return (
    <Sections>
      <PageHero
        family="service"
        trail={trailTo('services', service)}
        title={service.heroTitle}
        subtitle={service.heroSubTitle}
        picture={service.banner1}
        buttonLabel={service.heroButton}
        booking={service.booking}
        price={service.price}
        result={matchingCase}
        cardsLabel={serviceCopy.arguments}
        cards={service.arguments}
      />
      <PartnerStrip />
      {scene?.opens ? inUse : null}
      {service.isProject ? null : readers}
      <PageIntro
        title={service.title1}
        html={service.description1}
        picture={service.banner2}
        buttonLabel={service.buttonIntro}
        isMirrored={isMirrored}
        boxFirst
      >
        {service.included.length > 0 ? (
          <ServiceFacts included={service.included} excluded={service.excluded} figures={service.figures} />
        ) : null}
      </PageIntro>
      {service.isProject ? proof : null}
      {scene?.opens ? null : inUse}
      {service.isProject ? readers : proof}
      <NeedEstimate
        subject={name}
        isProject={service.isProject}
        terms={service.terms}
        lastResult={actionData}
      />
      <WhyUs page={service} buttonLabel={service.buttonTechno} />
      <WorkingTogether look="paper" hasFigures hasBooking={!isShort} founder={0}>
        {isShort ? null : (
          <CustomerProcess look="service" steps={service.ways} texts={service.steps} subject={name}>
            {service.days ? <StepDays {...service.days} isProject={service.isProject} /> : null}
          </CustomerProcess>
        )}
      </WorkingTogether>
      <ReviewBand look="service" reviews={reviews} />
      {service.questions[0] ? <Faq questions={service.questions} leadsOn /> : null}
      <RelatedPages
        groups={[
          { title: serviceCopy.technologies, links: service.technologies },
          { title: serviceCopy.caseStudies, links: service.caseStudies },
        ]}
      />
      <QuoteWidget />
    </Sections>
  );
}
