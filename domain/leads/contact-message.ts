import * as v from 'valibot';
import { emailField, messageField, nameField, phoneField } from './fields.ts';

/** Body of `POST /api/contact-forms/contact-novne` (specification, sections 3, 5 and 7). */
export const contactMessageSchema = v.object({
  name: nameField('Le nom est requis.'),
  email: emailField('Adresse email invalide.'),
  phone: phoneField('Numéro de téléphone invalide.'),
  message: messageField('Le message est requis.'),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
