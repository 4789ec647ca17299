import * as v from 'valibot';
import { emailField, messageField, nameField, phoneField, typedPhoneField } from './fields.ts';
import type { LeadInput } from './lead.ts';

const WRONG_PHONE = 'Numéro de téléphone invalide.';

/** Body of `POST /api/contact-forms/contact-novne` (specification, sections 3, 5 and 7). */
export const contactMessageSchema = v.object({
  name: nameField('Le nom est requis.'),
  email: emailField('Adresse email invalide.'),
  phone: phoneField(WRONG_PHONE),
  message: messageField('Le message est requis.'),
});

/** A validated contact message. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** The contact form as filled in: separators in the phone number are removed before validation. */
export const contactFormSchema = v.object({
  ...contactMessageSchema.entries,
  phone: typedPhoneField(WRONG_PHONE),
});

/** The lead created from a contact message, sent by the form or the API. */
export function contactLead(message: ContactMessage): LeadInput {
  return { kind: 'contact', ...message };
}
