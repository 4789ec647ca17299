import { claimRegister, formCopy } from 'content-collections';
import { useContext, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fillElements, fillText } from '../../../content/sentence.ts';
import { CONFIRMATION_FIELD } from '../../../domain/leads/confirmation-field.ts';
import { textIn } from '../../api-client.ts';
import { FactOverridesContext } from '../../facts/fact-overrides.ts';
import { useAgency } from '../../facts/use-agency.ts';
import { Button } from '../../ui/button.tsx';
import type { LeadFormResult } from './lead-form-definition.ts';

const { replyWithin } = claimRegister.promises;

/** Shown under every form: when the answer comes, and how the data are used. */
export function FormNotice() {
  const answerBy = useAnswerBy();
  const { hours } = useAgency();
  const { closure } = useContext(FactOverridesContext);
  return (
    <div className="mt-5 grid max-w-md gap-2 text-sm text-stone">
      {answerBy ? (
        <p key="dated">
          {fillElements(formCopy.answer.dated, {
            moment: <strong className="font-semibold text-emerald">{answerBy}</strong>,
            replyWithin,
            hours: hours.text,
          })}
        </p>
      ) : (
        <p key="undated">
          {[fillText(formCopy.answer.undated, { replyWithin, hours: hours.text }), closure]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <p>
        {fillElements(formCopy.privacy.text, {
          link: (
            <Link
              to="/politique-de-confidentialite"
              className="underline underline-offset-2 hover:text-emerald"
            >
              {formCopy.privacy.link}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}

/** Refresh interval on a form that stays open (ms); the promise includes some reserve for it. */
const RENEWAL = 300_000;

/**
 * The answer time promised to a visitor who writes now, in the server’s words: « aujourd’hui 15 h 40 ». Only
 * the server knows hours and holidays. Null until it is loaded: pages are cached and the same for all.
 */
function useAnswerBy(): string | null {
  const [answerBy, setAnswerBy] = useState<string | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/answer-by', { signal: over.signal });
      setAnswerBy(textIn(await response.json(), 'answerBy'));
    };
    // Without it the form shows the general rule.
    const renew = () => void (document.hidden || ask().catch(() => setAnswerBy(null)));
    renew();
    const timer = setInterval(renew, RENEWAL);
    document.addEventListener('visibilitychange', renew, { signal: over.signal });
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, []);
  return answerBy;
}

/**
 * Asks to confirm a form whose origin the browser did not tell, and holds the token that lets it through; only the token
 * while fields are to be corrected. Takes the focus when it appears.
 */
export function ConfirmationNotice({ result }: { result: LeadFormResult }) {
  if (!result?.confirmation) return null;
  return (
    <>
      <input type="hidden" name={CONFIRMATION_FIELD} value={result.confirmation} />
      {Object.keys(result.fieldErrors).length > 0 ? null : (
        <div
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer of a form below the first screen
          autoFocus
          className="mb-6 rounded-pane border-l-4 border-emerald bg-mint px-4 py-3 text-ink"
        >
          <h2 className="text-lg font-semibold">{formCopy.confirmation.title}</h2>
          <p className="mt-1">{formCopy.confirmation.text}</p>
          <div className="mt-3">
            <Button
              isRealButton
              type="submit"
              size="small"
              color="black"
              label={formCopy.confirmation.action}
            />
          </div>
        </div>
      )}
    </>
  );
}
