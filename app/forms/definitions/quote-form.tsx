import { VerifyOrWriteAlert } from '../engine/form-refusal.tsx';
import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';

/** The quote request form (specification, sections 2 to 5). */
export const quoteForm: LeadFormDefinition = {
  id: 'devis',
  kind: 'devis',
  submitLabel: 'Envoyer ma demande de devis',
  mailSubject: 'Demande de devis',
  alert: <VerifyOrWriteAlert />,
  endpoint: '/api/contact-forms/get-estimate',
  showsProgress: true,
  promisesAnswer: true,
  blocksWhileInvalid: false,
};
