import { agency, allCities, allServices, cityCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/city';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';
import { requirePart } from './require-part.ts';

const CitySections = lazySection(() => import('./city.below.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('cities');
  const city = findPage(allCities, params.ville, { url, context });
  return {
    ...city,
    ...ownSections(city, context.get(screenServices).facts),
    services: city.services.flatMap(({ service, reason }) =>
      linksTo(allServices, [service]).map((link) => ({ ...link, reason })),
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
        ...COMMON_KEYWORDS,
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
  return (
    <>
      <PageHero
        trail={trailTo('villes', city)}
        title={titleOf(city)}
        subtitle={city.heroSubTitle}
        loud="subtitle"
        picture={city.banner1}
        pictureAlt={fillText(hero.picture, { city: city.name, region: city.region })}
        buttonLabel={hero.action}
        cardsLabel={fillText(hero.needs, { origin: city.origin })}
        cards={city.needs}
      />
      <CitySections city={city} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
