import * as v from 'valibot';
import { emailField, messageField, nameField, typedPhoneField } from './fields.ts';

/** The speed-estimate form as filled in; sent as a contact message (specification, sections 5 and 7). */
export const speedEstimateFormSchema = v.object({
  name: nameField('Le nom est requis.'),
  email: emailField('Adresse e-mail invalide.'),
  phone: typedPhoneField('Numéro invalide.'),
  message: messageField('La description de votre besoin est requise.'),
});
