import { agency, claimRegister } from 'content-collections';
import { LegalLinks } from '../chrome/legal-links.tsx';
import { MotionSwitch } from '../chrome/motion-switch.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { quoteForm } from '../forms/quote-form.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { Faq } from '../sections/faq.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { QuotePitch } from '../sections/quote-pitch.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/quote';

export const action = leadAction(quoteForm);
export const clientAction = leadClientAction(quoteForm);

export function meta() {
  return pageMeta({
    title: `Obtenir un devis gratuit – ${agency.brand}`,
    description: `Décrivez votre projet en deux minutes : réponse sous ${claimRegister.promises.replyWithin}, 1 heure de conseil offerte et 48 heures de développement à tester, sans engagement.`,
    keywords: ['devis gratuit', 'devis site internet', 'devis application', ...COMMON_KEYWORDS],
    path: '/obtenir-un-devis',
  });
}

export default function Quote({ actionData }: Route.ComponentProps) {
  return (
    <>
      <QuotePitch>
        <LeadForm definition={quoteForm} lastResult={actionData} />
        <LegalLinks />
        <MotionSwitch />
      </QuotePitch>
      <KeyStats />
      <CustomerReviews />
      <Faq />
    </>
  );
}
