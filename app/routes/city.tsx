import { agency, allCities, allServices } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/city';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';
import { requirePart } from './require-part.ts';

const CitySections = lazySection(() => import('./later/city.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('cities');
  const city = findPage(allCities, params.ville, { url, context });
  return {
    ...city,
    ...ownSections(city),
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
      title: `Agence web et informatique ${city.locative} – ${agency.brand}`,
      description: city.metaDescription,
      keywords: [
        ...['agence web', 'agence informatique', 'développeur', 'création de site'].map(
          (trade) => `${trade} ${name}`,
        ),
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
  return `Vos experts informatiques ${locative}`;
}

export default function City({ loaderData: city, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={trailTo('villes', city)}
        title={titleOf(city)}
        subtitle={city.heroSubTitle}
        loud="subtitle"
        picture={city.banner1}
        pictureAlt={`Carte de France, ${city.name} en lumière (${city.region})`}
        buttonLabel="Obtenir un devis gratuit"
        cardsLabel={`Ce que demandent les entreprises ${city.origin}`}
        cards={city.needs}
      />
      <CitySections city={city} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
