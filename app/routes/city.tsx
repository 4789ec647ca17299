import { agency, allCities, allServices, cityCopy, commitmentList, keywordCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { cityCase } from '../case-studies/city-case.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { namedPrice } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { CityNeeds, CityServices, CityVisit, CityWay } from '../sections/city-sections.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { QuickEstimate } from '../sections/estimate-forms.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { MatchingCase } from '../sections/matching-case.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { pillars } from '../sections/pillars.ts';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ReviewBand } from '../sections/review-panes.tsx';
import { Scene } from '../sections/scene.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, service } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/city';
import { briefTerms } from './contract-terms.ts';
import { findPage, linksTo, requirePart } from './find-page.ts';
import { ownSections } from './own-sections.ts';

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('cities');
  const city = findPage(allCities, params.ville, { url, context });
  const { name, locative, origin, region, department } = city;
  const { facts } = context.get(screenServices);
  const result = cityCase(city, facts);
  const sections = ownSections(city, facts);
  const home = allCities.find((candidate) => candidate.name === facts.agency.address.city);
  const isNear = region === home?.region;
  const travel = isNear ? fillText(cityCopy.office, { home: home.locative }) : commitmentList.travel;
  const services = city.services.flatMap(({ service, reason }) =>
    allServices
      .filter(({ slug }) => slug === service)
      .map(({ name, path, promise }) => ({ name, path, reason: reason ?? promise })),
  );
  return {
    ...city,
    ...sections,
    sealAlt: fillText(cityCopy.seal, { city: name, region }),
    introAlt: city.seal && fillText(cityCopy.intro.picture, { city: name, department }),
    title: fillText(cityCopy.hero.title, { place: locative }),
    expertiseTitle: fillText(cityCopy.expertise.title, { place: locative }),
    expertiseIntroduction: fillText(cityCopy.expertise.introduction, { origin }),
    questionsTitle: fillText(cityCopy.questions, { place: locative }),
    result,
    visit: result?.isNear ? undefined : city.visit,
    pillars: pillars(city.pillars ?? { consulting: '', conception: '', marketing: '' }),
    services,
    price: namedPrice(services),
    neighbours: linksTo(allCities, city.neighbours),
    terms: briefTerms(true, 4),
    travel,
    samples: city.expertises && travel && !isNear && commitmentList.sample ? ['les trajets'] : [],
  };
}

export function meta({ loaderData: city }: Route.MetaArgs) {
  if (!city) return [];
  const { name, path, metaDescription } = city;
  return [
    ...pageMeta({
      title: fillText(cityCopy.meta.title, { place: city.locative, brand: agency.brand }),
      description: metaDescription,
      keywords: [
        ...cityCopy.meta.keywords.map((keyword) => fillText(keyword, { city: name })),
        ...keywordCopy.common,
      ],
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('villes', city)) },
    {
      'script:ld+json': service({ name: city.title, path, description: metaDescription, cities: [name] }),
    },
  ];
}

export default function CityPage({ loaderData: city, actionData }: Route.ComponentProps) {
  const { locative, origin, matchingCase, reviews, scene, expertises, questions } = city;
  const inUse = scene ? <Scene {...scene} /> : null;
  // What was done for a neighbour comes before what others of the city ask for.
  const isBelow = city.result !== undefined && matchingCase?.caseStudy.path === city.result.path;
  const isLocal = isBelow && city.result?.isNear;
  const proof = matchingCase && <MatchingCase {...matchingCase} tone={isLocal ? 'white' : 'paper'} />;
  return (
    <Sections>
      <PageHero
        family="city"
        trail={trailTo('villes', city)}
        lead={city.title}
        // A sentence elsewhere, and a title here.
        title={city.heroSubTitle.replace(/\.(<\/em>)?$/, '$1')}
        picture={city.banner1}
        pictureAlt={city.object ?? ''}
        buttonLabel={cityCopy.hero.action}
        price={city.price}
        result={
          city.result && {
            caseStudy: city.result,
            place: city.result.isNear ? city.result.locative : undefined,
            isBelow,
          }
        }
        cardsLabel={city.pillars.label}
        cards={city.pillars.cards}
      >
        {city.visit && <CityVisit locative={locative} {...city.visit} />}
      </PageHero>
      <PartnerStrip />
      {scene?.opens ? inUse : null}
      {isLocal ? proof : null}
      <CityNeeds origin={origin} needs={city.needs} />
      <PageIntro
        title={city.title1}
        html={city.description1}
        picture={city.banner2}
        pictureAlt={city.introAlt}
        buttonLabel={cityCopy.intro.action}
        isMirrored
      >
        <CityServices locative={locative} services={city.services} />
      </PageIntro>
      {scene?.opens ? null : inUse}
      {isLocal ? null : proof}
      <QuickEstimate
        examples={city.needs.map(({ title }) => title)}
        terms={city.terms}
        lastResult={actionData}
      />
      {expertises && (
        <ExpertiseGrid
          background="white"
          title={city.expertiseTitle}
          introduction={city.expertiseIntroduction}
          texts={expertises}
        />
      )}
      <WorkingTogether look="forest" hasFigures samples={city.samples}>
        {/* What every page says stays off one that says little of its own. */}
        {expertises && (
          <CustomerProcess look="city" texts={city.steps}>
            <CityWay seal={city.seal} alt={city.sealAlt} travel={city.travel} />
          </CustomerProcess>
        )}
      </WorkingTogether>
      <ReviewBand look="city" reviews={reviews} />
      <WorkingTogether look="mint" hasBooking={expertises !== undefined} founder={2} />
      {questions[0] && <Faq title={city.questionsTitle} questions={questions} leadsOn />}
      <RelatedPages groups={[{ title: cityCopy.neighbours, links: city.neighbours }]} />
      <QuoteWidget />
    </Sections>
  );
}
