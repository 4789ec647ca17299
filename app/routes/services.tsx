import { agency, claimRegister } from 'content-collections';
import { reviewPair } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { ServicesHero } from '../sections/services-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/services';

const ServicesSections = lazySection(() => import('./later/services.tsx'));

export const action = leadAction(speedEstimateForm);

/** With the page, as on the home page. */
export function loader({ context }: Route.LoaderArgs) {
  return { reviews: reviewPair(context.get(screenServices).facts) };
}

export function meta() {
  return pageMeta({
    title: `Nos services numériques – ${agency.brand}`,
    description: `Conseil et formation, conception et développement, marketing : dix-sept offres décrites en clair, un devis gratuit, et une réponse en ${claimRegister.promises.replyWithin}.`,
    keywords: ['conseil informatique', 'création de site', 'logiciel sur mesure', ...COMMON_KEYWORDS],
    path: '/services',
  });
}

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ServicesHero />
      <ServicesSections reviews={loaderData.reviews} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
