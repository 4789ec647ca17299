import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';

/** The speed-estimate form that many pages embed (specification, sections 2 to 5). */
export const speedEstimateForm: LeadFormDefinition = {
  id: 'estimation',
  kind: 'contact',
  submitLabel: 'Recevoir mon estimation',
  mailSubject: 'Demande d’estimation',
  alert: 'Une erreur est survenue, veuillez réessayer.',
  endpoint: '/api/contact-forms/contact-novne',
  showsProgress: false,
  promisesAnswer: false,
  blocksWhileInvalid: true,
};
