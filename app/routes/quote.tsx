import { agency } from 'content-collections';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { quoteForm } from '../forms/quote-form.tsx';
import { QuotePitch } from '../sections/quote-pitch.tsx';
import type { Route } from './+types/quote';

export const action = leadAction(quoteForm);
export const clientAction = leadClientAction(quoteForm);

export function meta() {
  return [
    { title: `Obtenir un devis gratuit – ${agency.brand}` },
    {
      name: 'description',
      content:
        'Décrivez votre projet en deux minutes : réponse sous 4 heures ouvrées, 1 heure de conseil offerte et 48 heures de développement à tester, sans engagement.',
    },
  ];
}

export default function Quote({ actionData }: Route.ComponentProps) {
  return (
    <QuotePitch>
      <LeadForm definition={quoteForm} lastResult={actionData} />
    </QuotePitch>
  );
}
