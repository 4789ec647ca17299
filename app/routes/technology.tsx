import { agency, allServices, allTechnologies } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { NeedEstimate } from '../sections/need-estimate.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { TechnologyFit } from '../sections/technology-fit.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/technology';
import { findPage, linksTo } from './find-page.ts';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export function loader({ params }: Route.LoaderArgs) {
  const technology = findPage(allTechnologies, params.technologie);
  return {
    ...technology,
    technologies: linksTo(allTechnologies, technology.technologies),
    services: linksTo(allServices, technology.services),
  };
}

export function meta({ loaderData: technology }: Route.MetaArgs) {
  if (!technology) return [];
  return [
    ...pageMeta({
      title: `Développement ${technology.name} – Agence ${agency.brand}`,
      description: technology.metaDescription,
      keywords: expertiseKeywords(technology.name),
      path: technology.path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('technologies', technology)) },
  ];
}

export default function Technology({ loaderData: technology, actionData }: Route.ComponentProps) {
  const { name } = technology;
  return (
    <>
      <PageHero
        trail={trailTo('technologies', technology)}
        title={name}
        subtitle={technology.heroSubTitle}
        picture={technology.banner1}
        buttonLabel={`Discuter de mon projet ${name}`}
        cards={technology.arguments}
      />
      <PartnerStrip />
      <PageIntro
        title={technology.title1}
        html={technology.description1}
        picture={technology.banner2}
        buttonLabel="Obtenir un devis gratuit"
      />
      <TechnologyFit
        name={name}
        goodFor={technology.goodFor}
        notFor={technology.notFor}
        deliverables={technology.deliverables}
      />
      <NeedEstimate subject={name} lastResult={actionData} />
      <WhyUs
        title={technology.sectionTitle}
        html={technology.sectionDescription}
        picture={technology.banner3}
        buttonLabel={technology.buttonTechno ?? `Démarrer mon projet ${name}`}
      />
      <CustomerReviews />
      <KeyStats />
      <CustomerProcess service={name} />
      <BookingCards />
      <FounderMessage />
      <Faq />
      <RelatedPages
        groups={[
          { title: 'Technologies voisines', links: technology.technologies },
          { title: 'Services où nous l’employons', links: technology.services },
        ]}
      />
      <QuoteWidget />
    </>
  );
}
