import { commitmentList, quoteCopy } from 'content-collections';
import { caseAt } from '../case-studies/case-summary.ts';
import { reviewPair } from '../case-studies/review.ts';
import { LegalLinks } from '../chrome/legal-links.tsx';
import { priceBeside } from '../estimate/price.ts';
import { quoteForm } from '../forms/definitions/quote-form.tsx';
import { quotePrefill } from '../forms/definitions/quote-prefill.ts';
import { leadAction } from '../forms/engine/lead-action.ts';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { Faq } from '../sections/faq.tsx';
import { KeyStats } from '../sections/key-figures.tsx';
import { BackToForm, QuoteOffers, QuotePitch } from '../sections/quote-pitch.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/quote';
import { contractTerms, teamTerms } from './contract-terms.ts';

export const action = leadAction(quoteForm);

/** Texts of this page, as on the home page, and the form's prefill if the query selects one. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { facts, now } = context.get(screenServices);
  const description = quotePrefill(url.searchParams, now(), facts);
  const caseStudy = caseAt(7, facts);
  return {
    description,
    price: priceBeside(caseStudy?.path),
    caseStudy,
    terms: contractTerms(true),
    team: teamTerms(),
    questions: facts.faq.general,
    commitments: commitmentList,
    reviews: reviewPair(facts),
  };
}

export function meta() {
  return listedPageMeta(quoteCopy.meta);
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { description } = loaderData;
  return (
    <Sections>
      <QuotePitch price={loaderData.price} team={loaderData.team} caseStudy={loaderData.caseStudy}>
        <LeadForm
          key={description}
          definition={quoteForm}
          lastResult={actionData}
          prefill={description === null ? undefined : { project_description: description }}
        />
      </QuotePitch>
      <QuoteOffers terms={loaderData.terms} />
      <KeyStats />
      <CustomerReviews reviews={loaderData.reviews} leadsOn={false} />
      <Faq questions={loaderData.questions} commitments={loaderData.commitments} />
      <BackToForm />
      <LegalLinks className="bleed on-dark bg-ink py-2 text-mint" />
    </Sections>
  );
}
