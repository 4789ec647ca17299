import {
  type ContactMessage,
  contactFormSchema,
  contactLead,
} from '../../../domain/leads/contact-message.ts';
import { MAX_LENGTH } from '../../../domain/leads/fields.ts';
import { VerifyOrWriteAlert } from '../engine/form-refusal.tsx';
import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';
import { EMAIL_FIELD, PHONE_FIELD } from './contact-fields.ts';

/** The contact form (specification, sections 2 to 5). */
export const contactForm: LeadFormDefinition<ContactMessage> = {
  id: 'contact',
  schema: contactFormSchema,
  fields: [
    {
      name: 'name',
      label: 'Nom',
      autoComplete: 'name',
      limit: MAX_LENGTH.name,
      half: true,
    },
    { ...EMAIL_FIELD, half: true },
    PHONE_FIELD,
    {
      name: 'message',
      label: 'Votre message',
      multiline: true,
      limit: MAX_LENGTH.message,
      placeholder: 'Votre question, et ce qui nous aidera à y répondre.',
    },
  ],
  submitLabel: 'Envoyer mon message',
  mailSubject: 'Message',
  alert: <VerifyOrWriteAlert />,
  endpoint: '/api/contact-forms/contact-novne',
  confirmation: '/confirmation-contact?type=contact',
  toLead: contactLead,
  showsProgress: true,
  blocksWhileInvalid: false,
};
