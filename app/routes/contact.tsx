import { agency, claimRegister } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { contactForm } from '../forms/definitions/contact-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { ContactPitch } from '../sections/contact-pitch.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/contact';

const ContactLeadForm = lazySection(() => import('./contact.form.tsx'), { isInFirstScreen: true });

export const action = leadAction(contactForm);

export function meta() {
  return pageMeta({
    title: `Nous contacter – ${agency.brand}`,
    description: `Une question, une candidature, une demande de presse ? Écrivez-nous : nous répondons en moins de ${claimRegister.promises.replyWithin}, et 1 heure de conseil vous est offerte.`,
    keywords: ['contact', 'rendez-vous', ...COMMON_KEYWORDS],
    path: '/contact',
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <ContactPitch>
        <ContactLeadForm lastResult={actionData} />
      </ContactPitch>
      <QuoteWidget />
    </>
  );
}
