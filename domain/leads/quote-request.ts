import * as v from 'valibot';
import { emailField, messageField, nameField, phoneField, typedPhoneField } from './fields.ts';
import type { LeadInput } from './lead.ts';

const INVALID_PHONE = 'Numéro invalide.';

const fields = {
  name: nameField('Le nom est requis.'),
  email: emailField('Adresse e-mail invalide.'),
  phone: phoneField(INVALID_PHONE),
  project_description: messageField('La description du projet est requise.'),
};

/** Body of `POST /api/contact-forms/get-estimate` (specification, sections 3, 5 and 7). */
export const quoteRequestSchema = v.object(fields);

/** The same as filled in: separators in the phone number are removed before validation. */
export const quoteFormSchema = v.object({ ...fields, phone: typedPhoneField(INVALID_PHONE) });

/** A validated quote request. */
export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>;

/** The lead created from a quote request, sent by the form or the API. */
export function quoteLead({ project_description, ...sender }: QuoteRequest): LeadInput {
  return { kind: 'devis', ...sender, message: project_description };
}
