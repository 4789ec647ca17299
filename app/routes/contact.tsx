import { agency, claimRegister, contactCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { contactForm } from '../forms/definitions/contact-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import { ContactPitch } from '../sections/contact-pitch.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/contact';

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
    <Sections>
      <ContactPitch>
        <LeadForm definition={contactForm} lastResult={actionData} />
      </ContactPitch>
      <QuoteWidget />
    </Sections>
  );
}
