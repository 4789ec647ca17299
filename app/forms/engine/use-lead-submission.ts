import type { Submission } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../../domain/leads/spam-signals.ts';
import { noteConfirmation } from '../draft/chunk-load-recovery.ts';
import { forgetDraft } from '../draft/forget-draft.ts';
import type { LeadFormDefinition, LeadFormResult } from './lead-form-definition.ts';
import { sendLead } from './send-lead.ts';
import { secondsOnScreen } from './spam-signals.tsx';

type ValidSubmission = Extract<Submission<Record<string, unknown>, string[]>, { status: 'success' }>;

/**
 * Submits a form to the API as JSON, then navigates to its confirmation.
 * @param serverResult the action’s result after a post without script, if any
 * @returns `result` of the last submission, kept until the next one ends (it holds « Réessayer »); and
 *   `send`, which does nothing during a submission
 */
export function useLeadSubmission(
  { id, endpoint, confirmation }: LeadFormDefinition,
  serverResult: LeadFormResult,
) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState(serverResult);

  // A page restored from the back/forward cache has no submission under way.
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
    // A browser without cookies can have no token; a native post proves its origin by headers instead.
    if ('isForbidden' in outcome) return form.submit();
    if ('reference' in outcome) {
      const path = `${confirmation}&reference=${outcome.reference}`;
      forgetDraft(id);
      noteConfirmation(path);
      // In the history state, which no server sees: with the link anyone can act on the lead.
      await navigate(path, { state: outcome });
    } else setResult(submission.reply(outcome.errors));
    setSending(false);
  }

  return { isSending, result, send };
}
