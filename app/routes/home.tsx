import { agency, claimRegister } from 'content-collections';
import type { ShownReview } from '../../content/shown-reviews.ts';
import { caseSummary } from '../case-studies/case-summary.ts';
import { reviewOf } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { HomeHero } from '../sections/home-hero.tsx';
import { organization, webSite } from '../seo/organization.ts';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { faqPage } from '../seo/structured-data.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/home';

const HomeSections = lazySection(() => import('./later/home.tsx'));

export const action = leadAction(speedEstimateForm);

const REVIEW: ShownReview = 'accueil';
/** The case whose result is shown under the first screen. */
const CASE = 'boutique-en-ligne';

/** What is told once on the home page comes with it: texts in its script would be loaded by every other page too. */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(screenServices);
  return {
    questions: facts.faq.general,
    caseStudy: caseSummary(CASE, facts),
    review: reviewOf(REVIEW, facts),
    organization: organization(facts.agency),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: `${agency.brand}, ${agency.tagline} : logiciels, sites et conseil`,
      description: `Conseil, conception et développement, marketing : un cabinet digital qui répond à votre demande de devis en ${claimRegister.promises.replyWithin}, gratuitement et sans engagement.`,
      keywords: ['cabinet digital', 'logiciel sur mesure', 'création de site', ...COMMON_KEYWORDS],
      path: '/',
    }),
    ...(loaderData ? [{ 'script:ld+json': loaderData.organization }] : []),
    { 'script:ld+json': webSite() },
    ...(loaderData ? [{ 'script:ld+json': faqPage(loaderData.questions) }] : []),
  ];
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeSections page={loaderData} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
