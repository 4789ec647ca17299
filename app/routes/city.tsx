import { agency, allCities, allServices, cityCopy, keywordCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { withFirstPrice } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { BookingPane } from '../sections/booking.tsx';
import { CityNeeds } from '../sections/city-needs.tsx';
import { CityServices } from '../sections/city-services.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { QuickEstimate } from '../sections/estimate-forms.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderPane } from '../sections/founder-pane.tsx';
import { KeyStatsPane } from '../sections/key-figures.tsx';
import { MatchingCase } from '../sections/matching-case.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { pillars } from '../sections/pillars.ts';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ReviewPanes } from '../sections/review-panes.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/city';
import { findPage, linksTo, requirePart } from './find-page.ts';
import { ownSections } from './own-sections.ts';

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('cities');
  const city = findPage(allCities, params.ville, { url, context });
  return {
    ...city,
    ...ownSections(city, context.get(screenServices).facts),
    pillars: pillars(city.pillars),
    services: withFirstPrice(
      city.services.flatMap(({ service, reason }) =>
        linksTo(allServices, [service]).map((link) => ({ ...link, reason })),
      ),
    ),
    neighbours: linksTo(allCities, city.neighbours),
  };
}

export function meta({ loaderData: city }: Route.MetaArgs) {
  if (!city) return [];
  const { name, path, heroSubTitle } = city;
  return [
    ...pageMeta({
      title: fillText(cityCopy.meta.title, { place: city.locative, brand: agency.brand }),
      description: city.metaDescription,
      keywords: [
        ...cityCopy.meta.keywords.map((keyword) => fillText(keyword, { city: name })),
        ...keywordCopy.common,
      ],
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('villes', city)) },
    {
      'script:ld+json': service({ name: titleOf(city), path, description: heroSubTitle, cities: [name] }),
    },
    { 'script:ld+json': faqPage(city.ownQuestions) },
  ];
}

function titleOf({ locative }: { locative: string }): string {
  return fillText(cityCopy.hero.title, { place: locative });
}

export default function City({ loaderData: city, actionData }: Route.ComponentProps) {
  const { hero } = cityCopy;
  const { name, locative, origin, matchingCase, reviews } = city;
  return (
    <Sections>
      <PageHero
        trail={trailTo('villes', city)}
        title={titleOf(city)}
        subtitle={city.heroSubTitle}
        loud="subtitle"
        picture={city.banner1}
        pictureAlt={fillText(hero.picture, { city: name, region: city.region })}
        buttonLabel={hero.action}
        cardsLabel={city.pillars.label}
        cards={city.pillars.cards}
      />
      <PartnerStrip />
      <CityNeeds origin={origin} needs={city.needs} />
      <PageIntro
        title={city.title1}
        html={city.description1}
        picture={city.banner2}
        pictureAlt={fillText(cityCopy.intro.picture, { city: name, department: city.department })}
        buttonLabel={cityCopy.intro.action}
      >
        <CityServices locative={locative} services={city.services} />
      </PageIntro>
      {matchingCase ? <MatchingCase {...matchingCase} tone="paper" /> : null}
      <QuickEstimate examples={city.needs.map(({ title }) => title)} lastResult={actionData} />
      <ExpertiseGrid
        background="white"
        title={fillText(cityCopy.expertise.title, { place: locative })}
        introduction={fillText(cityCopy.expertise.introduction, { origin })}
        texts={city.expertises}
      />
      <WorkingTogether samples={city.samples}>
        <KeyStatsPane />
        <CustomerProcess />
        <ReviewPanes reviews={reviews} />
        <BookingPane className="desktop:grow desktop:basis-2/5" />
        <FounderPane className="desktop:grow desktop:basis-2/5" />
      </WorkingTogether>
      <Faq title={fillText(cityCopy.questions, { place: locative })} questions={city.questions} leadsOn />
      <RelatedPages groups={[{ title: fillText(cityCopy.neighbours, { origin }), links: city.neighbours }]} />
      <QuoteWidget />
    </Sections>
  );
}
