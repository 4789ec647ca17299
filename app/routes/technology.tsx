import {
  agency,
  allServices,
  allTechnologies,
  commitmentList,
  deliveryTimeList,
  proofCopy,
  technologyCopy,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { dailyPrice, namedPrice, projectKind } from '../estimate/price.ts';
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
import { TechnologyFit, TechnologyServices } from '../sections/technology-fit.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/technology';
import { briefTerms } from './contract-terms.ts';
import { findPage, linksTo, requirePart } from './find-page.ts';
import { ownSections } from './own-sections.ts';

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('technologies');
  const technology = findPage(allTechnologies, params.technologie, { url, context });
  const sections = ownSections(technology, context.get(screenServices).facts);
  const services = linksTo(allServices, technology.services);
  const first = allServices.find(({ path }) => path === services[0]?.path);
  const { usualWork } = technology;
  const isProject = !usualWork && (first === undefined || projectKind(first) !== undefined);
  const delivery = deliveryTimeList.deliveryTimes.find(({ id }) => id === first?.deliveryTime);
  return {
    ...technology,
    ...sections,
    days: isProject && first && delivery ? { figure: delivery.text, about: first.name } : sections.days,
    subject: fillText(proofCopy.process.technology, { subject: technology.name }),
    keywords: expertiseKeywords(technology.name),
    technologies: linksTo(allTechnologies, technology.technologies),
    services,
    price: usualWork ? dailyPrice(usualWork) : namedPrice(services),
    isProject,
    terms: briefTerms(isProject),
    ways: isProject ? undefined : commitmentList.dailySteps,
  };
}

export function meta({ loaderData: technology }: Route.MetaArgs) {
  if (!technology) return [];
  return [
    ...pageMeta({
      title: fillText(technologyCopy.meta.title, { technology: technology.name, brand: agency.brand }),
      description: technology.metaDescription,
      keywords: technology.keywords,
      path: technology.path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('technologies', technology)) },
  ];
}

export default function Technology({ loaderData: technology, actionData }: Route.ComponentProps) {
  const { name, matchingCase, reviews, scene } = technology;
  const inUse = scene ? <Scene {...scene} /> : null;
  // What every page says stays off one that says little of its own.
  const isShort = technology.sectionTitle === undefined;
  return (
    <Sections>
      <PageHero
        family="technology"
        trail={trailTo('technologies', technology)}
        title={technology.purpose ? `<em>${name}</em> ${technology.purpose}` : name}
        subtitle={technology.heroSubTitle}
        picture={technology.banner1}
        buttonLabel={fillText(technologyCopy.hero.action, { technology: name })}
        price={technology.price}
        result={matchingCase}
        cardsLabel={fillText(technologyCopy.hero.arguments, { technology: name })}
        cards={technology.arguments}
      />
      <PartnerStrip />
      {scene?.opens ? inUse : null}
      <PageIntro
        title={technology.title1}
        html={technology.description1}
        picture={technology.banner2}
        buttonLabel={technologyCopy.intro.action}
      >
        <TechnologyServices name={name} services={technology.services} />
      </PageIntro>
      {scene?.opens ? null : inUse}
      {technology.goodFor.length > 0 ? (
        <TechnologyFit
          name={name}
          goodFor={technology.goodFor}
          notFor={technology.notFor}
          deliverables={technology.deliverables}
        />
      ) : null}
      {matchingCase ? <MatchingCase {...matchingCase} /> : null}
      <NeedEstimate
        subject={name}
        isProject={technology.isProject}
        terms={technology.terms}
        lastResult={actionData}
      />
      <WhyUs
        page={technology}
        buttonLabel={technology.buttonTechno ?? fillText(technologyCopy.action, { technology: name })}
        isMirrored
      />
      <ReviewBand look="technology" reviews={reviews} />
      <WorkingTogether look="ink" hasFigures hasBooking={!isShort} founder={1}>
        {isShort ? null : (
          <CustomerProcess
            look="technology"
            steps={technology.ways}
            texts={technology.steps}
            subject={technology.subject}
          >
            {technology.days ? <StepDays {...technology.days} /> : null}
          </CustomerProcess>
        )}
      </WorkingTogether>
      {technology.questions[0] ? (
        <Faq
          title={fillText(technologyCopy.questions, { technology: name })}
          questions={technology.questions}
          leadsOn
          tone="paper"
        />
      ) : null}
      <RelatedPages
        groups={[{ title: technologyCopy.neighbours, links: technology.technologies }]}
        isJoined={technology.questions.length > 0}
      />
      <QuoteWidget />
    </Sections>
  );
}
