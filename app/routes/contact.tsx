import { contactCopy } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { contactForm } from '../forms/definitions/contact-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import { ContactPitch } from '../sections/contact-pitch.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/contact';

export const action = leadAction(contactForm);

export function meta() {
  return listedPageMeta(contactCopy.meta);
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
