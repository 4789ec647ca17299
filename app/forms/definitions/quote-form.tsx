import { MAX_LENGTH } from '../../../domain/leads/fields.ts';
import { type QuoteRequest, quoteFormSchema, quoteLead } from '../../../domain/leads/quote-request.ts';
import { VerifyOrWriteAlert } from '../engine/form-refusal.tsx';
import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';
import { EMAIL_FIELD, PHONE_FIELD } from './contact-fields.ts';

/** The quote request form (specification, sections 2 to 5). */
export const quoteForm: LeadFormDefinition<QuoteRequest> = {
  id: 'devis',
  schema: quoteFormSchema,
  fields: [
    {
      name: 'name',
      label: 'Nom',
      autoComplete: 'name',
      limit: MAX_LENGTH.name,
    },
    EMAIL_FIELD,
    PHONE_FIELD,
    {
      name: 'project_description',
      label: 'Votre projet',
      multiline: true,
      limit: MAX_LENGTH.message,
      placeholder: 'Ce que vous voulez construire, pour qui, et pour quand.',
    },
  ],
  submitLabel: 'Envoyer ma demande de devis',
  mailSubject: 'Demande de devis',
  alert: <VerifyOrWriteAlert />,
  endpoint: '/api/contact-forms/get-estimate',
  confirmation: '/confirmation-contact?type=devis',
  toLead: quoteLead,
  showsProgress: true,
  blocksWhileInvalid: false,
};
