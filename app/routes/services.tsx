import { agency, claimRegister, serviceListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { reviewPair } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { pillars } from '../sections/pillars.ts';
import { ServicesHero } from '../sections/services-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/services';

const ServicesSections = lazySection(() => import('./services.below.tsx'));

export const action = leadAction(speedEstimateForm);

/** Texts come from the loader, as on the home page. */
export function loader({ context }: Route.LoaderArgs) {
  return { pillars: pillars(), reviews: reviewPair(context.get(screenServices).facts) };
}

export function meta() {
  return pageMeta({
    title: fillText(serviceListCopy.meta.title, { brand: agency.brand }),
    description: fillText(serviceListCopy.meta.description, {
      replyWithin: claimRegister.promises.replyWithin,
    }),
    keywords: [...serviceListCopy.meta.keywords, ...COMMON_KEYWORDS],
    path: '/services',
  });
}

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ServicesHero pillars={loaderData.pillars} />
      <ServicesSections reviews={loaderData.reviews} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
