import { parseWithValibot } from '@conform-to/valibot';
import { agency } from 'content-collections';
import { data, redirect } from 'react-router';
import { quoteFormSchema } from '../../domain/leads/quote-request.ts';
import { QuoteForm } from '../forms/quote-form.tsx';
import { sendLead } from '../forms/send-lead.ts';
import { QuotePitch } from '../sections/quote-pitch.tsx';
import { screenServices } from '../services.ts';
import type { Route } from './+types/quote';

const CONFIRMATION = '/confirmation-contact?type=devis';

export function meta() {
  return [
    { title: `Obtenir un devis gratuit – ${agency.brand}` },
    {
      name: 'description',
      content:
        'Décrivez votre projet en deux minutes : réponse sous 4 heures ouvrées, 1 heure de conseil offerte et 48 heures de développement à tester, sans engagement.',
    },
  ];
}

/** The form posted by the browser itself, without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { readForm, submitLead } = context.get(screenServices);
  const submission = parseQuote(await readForm(request));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });

  const { project_description, ...sender } = submission.value;
  const refusal = await submitLead({ kind: 'devis', ...sender, message: project_description });
  if (refusal) return data(submission.reply({ formErrors: [refusal.message] }), { status: refusal.status });
  return redirect(CONFIRMATION, 303);
}

/** The same form sent by the script: JSON to the API. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const submission = parseQuote(await request.formData());
  if (submission.status !== 'success') return submission.reply();

  const outcome = await sendLead('/api/contact-forms/get-estimate', submission.value);
  return outcome.accepted ? redirect(CONFIRMATION) : submission.reply(outcome.errors);
}

function parseQuote(form: FormData) {
  return parseWithValibot(form, { schema: quoteFormSchema, disableAutoCoercion: true });
}

export default function Quote({ actionData }: Route.ComponentProps) {
  return (
    <QuotePitch>
      <QuoteForm lastResult={actionData} />
    </QuotePitch>
  );
}
