import { agency, claimRegister, contactCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
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
    title: fillText(contactCopy.meta.title, { brand: agency.brand }),
    description: fillText(contactCopy.meta.description, claimRegister.promises),
    keywords: [...contactCopy.meta.keywords, ...COMMON_KEYWORDS],
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
