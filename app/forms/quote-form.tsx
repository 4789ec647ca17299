import { quoteFormSchema } from '../../domain/leads/quote-request.ts';
import { LeadForm, type LeadFormResult } from './lead-form.tsx';

/** The quote request form (specification, sections 2 to 5). */
export function QuoteForm({ lastResult }: { lastResult: LeadFormResult }) {
  return (
    <LeadForm
      id="devis"
      schema={quoteFormSchema}
      lastResult={lastResult}
      submitLabel="Envoyer ma demande de devis"
      fields={[
        { name: 'name', label: 'Nom', autoComplete: 'name', placeholder: 'Camille Martin' },
        {
          name: 'email',
          label: 'E-mail',
          type: 'email',
          autoComplete: 'email',
          placeholder: 'camille@entreprise.fr',
        },
        {
          name: 'phone',
          label: 'Téléphone',
          optional: true,
          type: 'tel',
          autoComplete: 'tel',
          placeholder: '06 12 34 56 78',
        },
        {
          name: 'project_description',
          label: 'Votre projet',
          multiline: true,
          placeholder: 'Ce que vous voulez construire, pour qui, et pour quand.',
        },
      ]}
    />
  );
}
