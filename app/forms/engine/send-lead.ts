import * as v from 'valibot';
import { postJson } from '../../api-client.ts';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

interface SubmissionErrors {
  fieldErrors?: Record<string, string[]>;
  /** Why the lead was not accepted, for the visitor. */
  formErrors?: string[];
}

/**
 * The reference of an accepted lead and the path of its page, or the failure; `forbidden` when the server refused even
 * a fresh token.
 */
type SendOutcome =
  | { reference: string; link: string | null }
  | { isForbidden: true }
  | { errors: SubmissionErrors };

/** Recognises our server’s answer: a captive portal also answers 200. */
const acceptedSchema = v.object({ reference: v.string() });

const problemSchema = v.object({
  title: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});

/**
 * Posts a lead to the API. The same content keeps its Idempotency-Key until it is accepted, so that a retry after a
 * lost answer makes no second lead.
 * @param signals honeypot and timing; sent along, not part of the content
 */
export async function sendLead(
  endpoint: string,
  lead: Readonly<Record<string, unknown>>,
  signals: Readonly<Record<string, unknown>>,
): Promise<SendOutcome> {
  const key = submissionKey(endpoint, JSON.stringify(lead));
  try {
    const response = await postJson(endpoint, JSON.stringify({ ...lead, ...signals }), {
      'Idempotency-Key': key,
    });
    const answer: unknown = await response.json().catch(() => null);
    const accepted = v.safeParse(acceptedSchema, answer);
    if (response.ok && accepted.success) {
      forgetSubmissionKey(endpoint);
      return { ...accepted.output, link: response.headers.get('Location') };
    }
    note(`${endpoint} answered ${response.status}`);
    const isForbidden = response.status === 403 && v.is(problemSchema, answer);
    return isForbidden ? { isForbidden } : { errors: readRefusal(answer) };
  } catch (error) {
    note(error);
    return { errors: { formErrors: [unreachableReason(error)] } };
  }
}

/** The specified log (section 8). */
function note(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is no other log in a browser
  console.error('Lead not sent', cause);
}

function readRefusal(answer: unknown): SubmissionErrors {
  const problem = v.safeParse(problemSchema, answer);
  if (!problem.success)
    return { formErrors: ['Le service ne répond pas correctement. Réessayez dans un instant.'] };
  const { errors, title } = problem.output;
  return errors ? { fieldErrors: errors } : { formErrors: [title] };
}

function unreachableReason(error: unknown): string {
  if (!navigator.onLine)
    return 'Vous semblez hors ligne. Votre texte est conservé : réessayez une fois connecté.';
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'Le service met trop de temps à répondre. Votre texte est conservé : réessayez dans un instant.';
  }
  return 'Le service est injoignable. Votre texte est conservé : réessayez dans un instant.';
}
