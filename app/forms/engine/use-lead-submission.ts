import type { Submission } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../../domain/leads/spam-signals.ts';
import { noteConfirmation } from '../draft/chunk-load-recovery.ts';
import { forgetDraft } from '../draft/forget-draft.ts';
import type { LeadFormDefinition, LeadFormResult } from './lead-form-definition.ts';
import { sendLead } from './send-lead.ts';
import { secondsOnScreen } from './time-on-screen.ts';

type ValidSubmission = Extract<Submission<Record<string, unknown>, string[]>, { status: 'success' }>;

/**
 * Sends a form by JSON to the API and leads on to its confirmation.
 * @param serverResult what the page's action answered to the browser's own post, if any
 * @returns `result`, what the last submit was answered, and stays until the next one is: it holds « Réessayer »; and
 *   `send`, which does nothing while a submit is under way
 */
export function useLeadSubmission(
  { id, endpoint, confirmation }: LeadFormDefinition,
  serverResult: LeadFormResult,
) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState(serverResult);

  // Restored from the back/forward cache, the page has nothing under way.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function send(form: HTMLFormElement, submission: ValidSubmission): Promise<void> {
    if (isSending) return;
    setSending(true);
    const outcome = await sendLead(endpoint, submission.value, {
      [HONEYPOT_FIELD]: String(new FormData(form).get(HONEYPOT_FIELD) ?? ''),
      [SECONDS_ON_SCREEN]: secondsOnScreen(id),
    });
    // A browser that keeps no cookie can have no token. Its own post proves its origin by headers.
    if ('isForbidden' in outcome) return form.submit();
    if ('reference' in outcome) {
      const path = `${confirmation}&reference=${outcome.reference}`;
      forgetDraft(id);
      noteConfirmation(path);
      // In the tab's history, which no server sees: who has the link can do all with the lead.
      await navigate(path, { state: outcome });
    } else setResult(submission.reply(outcome.errors));
    setSending(false);
  }

  return { isSending, result, send };
}
