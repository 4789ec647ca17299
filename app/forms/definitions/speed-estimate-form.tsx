import { type ContactMessage, contactLead } from '../../../domain/leads/contact-message.ts';
import { MAX_LENGTH } from '../../../domain/leads/fields.ts';
import { speedEstimateFormSchema } from '../../../domain/leads/speed-estimate.ts';
import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';
import { EMAIL_FIELD, PHONE_FIELD } from './contact-fields.ts';

/** The speed-estimate form that many pages embed (specification, sections 2 to 5). */
export const speedEstimateForm: LeadFormDefinition<ContactMessage> = {
  id: 'estimation',
  schema: speedEstimateFormSchema,
  fields: [
    { name: 'name', label: 'Nom', autoComplete: 'name', limit: MAX_LENGTH.name, half: true },
    { ...EMAIL_FIELD, half: true },
    PHONE_FIELD,
    {
      name: 'message',
      label: 'Votre besoin',
      multiline: true,
      lines: 4,
      limit: MAX_LENGTH.message,
      placeholder: 'En une ou deux phrases : ce qui vous freine, ou ce que vous aimeriez voir exister.',
    },
  ],
  submitLabel: 'Recevoir mon estimation',
  mailSubject: 'Demande d’estimation',
  alert: 'Une erreur est survenue, veuillez réessayer.',
  endpoint: '/api/contact-forms/contact-novne',
  confirmation: '/confirmation-contact?type=contact',
  toLead: contactLead,
  showsProgress: false,
  blocksWhileInvalid: true,
};
