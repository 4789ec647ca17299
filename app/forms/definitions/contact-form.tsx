import { VerifyOrWriteAlert } from '../engine/form-refusal.tsx';
import type { LeadFormDefinition } from '../engine/lead-form-definition.ts';

/** The contact form (specification, sections 2 to 5). */
export const contactForm: LeadFormDefinition = {
  id: 'contact',
  kind: 'contact',
  submitLabel: 'Envoyer mon message',
  mailSubject: 'Message',
  alert: <VerifyOrWriteAlert />,
  endpoint: '/api/contact-forms/contact-novne',
  showsProgress: true,
  promisesAnswer: true,
  blocksWhileInvalid: false,
};
