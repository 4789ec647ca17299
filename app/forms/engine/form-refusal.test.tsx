import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldsOf, readSender } from '../../../domain/leads/sender-fields.ts';
import { contactForm } from '../definitions/contact-form.tsx';
import { quoteForm } from '../definitions/quote-form.tsx';
import { speedEstimateForm } from '../definitions/speed-estimate-form.tsx';
import { FormErrorSummary } from './form-refusal.tsx';
import type { LeadFormDefinition } from './lead-form-definition.ts';

const QUOTE = emptyPost(quoteForm);
const FORMS = [QUOTE, emptyPost(contactForm), emptyPost(speedEstimateForm)];

function emptyPost({ id }: LeadFormDefinition) {
  const { fieldErrors } = readSender(id, {});
  return { formId: id, fields: fieldsOf(id), refusal: { values: {}, fieldErrors, formError: null } };
}

/** The lines of the summary after `post`, while `errors` are left. */
function summaryOf(
  post: (typeof FORMS)[number],
  errors: Readonly<Record<string, string>> = post.refusal.fieldErrors,
): string[] {
  const html = renderToStaticMarkup(<FormErrorSummary {...post} errors={errors} />);
  return html.split(/<[^>]+>/).filter((text) => text !== '');
}

test.each(FORMS)('the summary of the form « $formId » names each field once', (post) => {
  const [title, ...lines] = summaryOf(post);
  expect(title).toBe('3 champs sont à corriger');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).not.toContain(' :');
});

test('a message that names no field follows the label of its own', () => {
  const errors = { name: '200 caractères au maximum.' };
  expect(summaryOf(QUOTE, errors)).toEqual([
    'Un champ est à corriger',
    'Nom\u202f: 200 caractères au maximum.',
  ]);
});

test('the summary lists the refused fields that are still wrong, and goes with the last', () => {
  const errors = { email: 'Adresse e-mail invalide.', phone: 'Numéro invalide.' };
  expect(summaryOf(QUOTE, errors)).toEqual(['Un champ est à corriger', 'Adresse e-mail invalide.']);
  expect(summaryOf(QUOTE, { phone: 'Numéro invalide.' })).toEqual([]);
});
