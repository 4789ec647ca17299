import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { bodyOf, type Sender } from '../../../domain/leads/sender-fields.ts';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../../domain/leads/spam-signals.ts';
import type { SentVisit } from '../../../domain/leads/visit.ts';
import { postJson, textIn, valueIn } from '../../api-client.ts';
import { forget, keep, recall } from '../../tab-storage.ts';
import { noteConfirmation } from '../draft/chunk-load-recovery.ts';
import { forgetDraft } from '../draft/draft.ts';
import {
  confirmationPath,
  type LeadFormDefinition,
  type LeadFormRefusal,
  type LeadFormResult,
} from './lead-form-definition.ts';
import { secondsOnScreen } from './spam-signals.tsx';

/**
 * Submits a form to the API as JSON, then navigates to its confirmation.
 * @param serverResult the action’s result after a post without script, if any
 * @returns `result` of the last submission, kept until the next one ends (it holds « Réessayer »); and
 *   `send`, which does nothing during a submission
 */
export function useLeadSubmission(definition: LeadFormDefinition, serverResult: LeadFormResult) {
  const { id, endpoint } = definition;
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState(serverResult);

  // A page restored from the back/forward cache has no submission under way.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function send(
    form: HTMLFormElement,
    values: Readonly<Record<string, string>>,
    sender: Sender,
  ): Promise<void> {
    if (isSending) return;
    setSending(true);
    const outcome = await sendLead(endpoint, bodyOf(id, sender), {
      [HONEYPOT_FIELD]: String(new FormData(form).get(HONEYPOT_FIELD) ?? ''),
      [SECONDS_ON_SCREEN]: secondsOnScreen(id),
      // As far as the browser tells; the page before not in Firefox before 147 and Safari before 26.2.
      visite: [
        document.referrer,
        performance.now(),
        window.navigation?.entries().at(-2)?.url,
        performance.getEntriesByType('navigation')[0]?.name,
      ],
    } satisfies SentVisit & Readonly<Record<string, unknown>>);
    // A browser without cookies can have no token; a native post proves its origin by headers instead.
    if ('isForbidden' in outcome) return form.submit();
    if ('reference' in outcome) {
      const path = confirmationPath(definition, outcome.reference);
      forgetDraft(id);
      noteConfirmation(path);
      // In the history state, which no server sees: with the link anyone can act on the lead.
      await navigate(path, { state: outcome });
    } else setResult({ values, ...outcome.errors });
    setSending(false);
  }

  return { isSending, result, send };
}

type SubmissionErrors = Pick<LeadFormRefusal, 'fieldErrors' | 'formError'>;

/**
 * The reference of an accepted lead and the path of its page, or the failure; `forbidden` when the server refused even
 * a fresh token.
 */
type SendOutcome =
  | { reference: string; link: string | null }
  | { isForbidden: true }
  | { errors: SubmissionErrors };

/**
 * Posts a lead to the API. The same content keeps its Idempotency-Key until it is accepted, so that a retry after a
 * lost answer makes no second lead.
 * @param signals honeypot, timing and visit; sent along, not part of the content
 */
async function sendLead(
  endpoint: string,
  lead: object,
  signals: Readonly<Record<string, unknown>>,
): Promise<SendOutcome> {
  const key = submissionKey(endpoint, JSON.stringify(lead));
  try {
    const response = await postJson(endpoint, JSON.stringify({ ...lead, ...signals }), {
      'Idempotency-Key': key,
    });
    const answer: unknown = await response.json().catch(() => null);
    // Only our server’s answer has one: a captive portal also answers 200.
    const reference = textIn(answer, 'reference');
    if (response.ok && reference !== null) {
      // The next lead is another one, even with the same text.
      forget(endpoint);
      return { reference, link: response.headers.get('Location') };
    }
    note(`${endpoint} answered ${response.status}`);
    const title = textIn(answer, 'title');
    if (title === null)
      return { errors: refusedFor('Le service ne répond pas correctement. Réessayez dans un instant.') };
    return response.status === 403 ? { isForbidden: true } : { errors: readRefusal(title, answer) };
  } catch (error) {
    note(error);
    return { errors: refusedFor(unreachableReason(error)) };
  }
}

/** The specified log (section 8). */
function note(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is no other log in a browser
  console.error('Lead not sent', cause);
}

function readRefusal(title: string, problem: unknown): SubmissionErrors {
  const errors = valueIn(problem, 'errors');
  if (typeof errors !== 'object' || errors === null) return refusedFor(title);
  const firsts = Object.entries(errors).map(([name, messages]) => [name, textIn(messages, '0') ?? title]);
  return { fieldErrors: Object.fromEntries(firsts), formError: null };
}

function refusedFor(formError: string): SubmissionErrors {
  return { fieldErrors: {}, formError };
}

function unreachableReason(error: unknown): string {
  if (!navigator.onLine)
    return 'Vous semblez hors ligne. Votre texte est conservé : réessayez une fois connecté.';
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'Le service met trop de temps à répondre. Votre texte est conservé : réessayez dans un instant.';
  }
  return 'Le service est injoignable. Votre texte est conservé : réessayez dans un instant.';
}

/** Idempotency-Key: the same for the same `body` and `endpoint`, even after a reload of the tab. */
function submissionKey(endpoint: string, body: string): string {
  const [, stored, sent] = /^([0-9a-f]+) (.*)/s.exec(recall(endpoint) ?? '') ?? [];
  if (stored && sent === body) return stored;
  const key = newKey();
  keep(endpoint, `${key} ${body}`);
  return key;
}

/** 128 random bits. `randomUUID` is not available over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
