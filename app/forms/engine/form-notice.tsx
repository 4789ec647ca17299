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

/** When the answer comes: above the button of a form, or large beside it. */
export function AnswerPromise({
  isLarge = false,
  className = '',
}: {
  isLarge?: boolean;
  className?: string;
}) {
  const promise = useAnswerBy();
  const hours = useAgency().hours.text;
  const overrides = useContext(FactOverridesContext);
  const { dated, datedHours, undated, undatedHours } = formCopy.answer;
  const when = (text: string) =>
    isLarge ? <span className="block min-[75rem]:inline-block">{text}</span> : text;
  const closure = promise ? promise.closure : overrides.closure;
  // Keyed, so that translators, who replace text nodes, see another element.
  return (
    <p
      key={promise ? 'dated' : 'undated'}
      className={`${isLarge ? `wrap-anywhere max-desktop:text-sm text-mint ${className}` : 'text-sm text-stone'}`}
    >
      <strong
        className={`block font-semibold ${isLarge ? 'mb-2 font-title text-[1.75rem] leading-tight tracking-tight text-lime' : 'text-base text-emerald'}`}
      >
        {promise
          ? fillElements(dated, { moment: when(promise.answerBy) })
          : fillElements(undated, { replyWithin: when(replyWithin) })}
      </strong>{' '}
      {promise ? fillText(datedHours, { replyWithin, hours }) : fillText(undatedHours, { hours })}
      {closure ? ` ${closure}` : ''}
    </p>
  );
}

/** Shown under every form: how the data are used. */
export function PrivacyNotice() {
  return (
    <p className="mt-5 text-sm text-stone">
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
  );
}

/** Refresh interval on a form that stays open (ms); the promise includes some reserve for it. */
const RENEWAL = 300_000;

/**
 * The answer time promised to a visitor who writes now, in the server’s words: « aujourd’hui 15 h 40 »; and what it says
 * of a closure. Only the server knows hours and holidays. Null until it is loaded: pages are cached and the same for all.
 */
function useAnswerBy() {
  const [promise, setPromise] = useState<{ answerBy: string; closure: string | null } | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/answer-by', { signal: over.signal });
      const body: unknown = await response.json();
      const answerBy = textIn(body, 'answerBy');
      setPromise(answerBy === null ? null : { answerBy, closure: textIn(body, 'closure') });
    };
    // Without it the form shows the general rule.
    const renew = () => void (document.hidden || ask().catch(() => setPromise(null)));
    renew();
    const timer = setInterval(renew, RENEWAL);
    document.addEventListener('visibilitychange', renew, { signal: over.signal });
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, []);
  return promise;
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
