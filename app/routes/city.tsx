import { agency, allCities, allServices } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CityNeeds } from '../sections/city-needs.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { PILLARS } from '../sections/pillars.ts';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, service } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/city';
import { findPage, linksTo } from './find-page.ts';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export function loader({ params }: Route.LoaderArgs) {
  const city = findPage(allCities, params.ville);
  return {
    ...city,
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
        picture={city.banner1}
        pictureAlt={`Carte de France, ${city.name} en lumière (${city.region})`}
        buttonLabel="Obtenir un devis gratuit"
        cards={PILLARS}
      />
      <PartnerStrip />
      <PageIntro
        title={city.title1}
        html={city.description1}
        picture={city.banner2}
        pictureAlt={`Carte du département (${city.department}), ${city.name} en lumière`}
        buttonLabel="Décrire mon projet"
      />
      <CityNeeds origin={city.origin} needs={city.needs} services={city.services} />
      <QuickEstimate lastResult={actionData} />
      <ExpertiseGrid background="white" />
      <KeyStats />
      <CustomerProcess />
      <CustomerReviews />
      <BookingCards />
      <FounderMessage />
      <Faq />
      <RelatedPages
        groups={[{ title: `Nous intervenons aussi près ${city.origin}`, links: city.neighbours }]}
      />
      <QuoteWidget />
    </>
  );
}
