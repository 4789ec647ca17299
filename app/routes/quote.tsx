import { agency, claimRegister, quoteCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { reviewPair } from '../case-studies/review.ts';
import { LegalLinks } from '../chrome/legal-links.tsx';
import { MotionSwitch } from '../chrome/motion-switch.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { quoteForm } from '../forms/definitions/quote-form.tsx';
import { quotePrefill } from '../forms/definitions/quote-prefill.ts';
import { leadAction } from '../forms/engine/lead-action.ts';
import { QuotePitch } from '../sections/quote-pitch.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/quote';

const QuoteLeadForm = lazySection(() => import('./quote.form.tsx'), { isInFirstScreen: true });
const QuoteSections = lazySection(() => import('./quote.below.tsx'));

export const action = leadAction(quoteForm);

/** Texts of this page, as on the home page, and the form's prefill if the query selects one. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { facts, now } = context.get(screenServices);
  const description = quotePrefill(url.searchParams, now(), facts);
  return { description, questions: facts.faq.general, reviews: reviewPair(facts) };
}

export function meta() {
  return pageMeta({
    title: fillText(quoteCopy.meta.title, { brand: agency.brand }),
    description: fillText(quoteCopy.meta.description, claimRegister.promises),
    keywords: [...quoteCopy.meta.keywords, ...COMMON_KEYWORDS],
    path: '/obtenir-un-devis',
  });
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <QuotePitch>
        <QuoteLeadForm
          key={loaderData.description}
          lastResult={actionData}
          description={loaderData.description}
        />
        <LegalLinks />
        <MotionSwitch />
      </QuotePitch>
      <QuoteSections page={loaderData} />
    </>
  );
}
