import { useEffect, useState } from 'react';
import * as v from 'valibot';

const schema = v.object({ answerBy: v.string() });

/** How often a form that stays open asks anew (ms): the server promises a little more than that from now. */
const RENEWAL = 300_000;

/**
 * Until when somebody who writes now is answered, in the words of the server, which knows the agency's hours and the
 * holidays: « aujourd’hui 15 h 40 ». Null until it is known; pages are cached, and the same for all.
 */
export function useAnswerBy(): string | null {
  const [answerBy, setAnswerBy] = useState<string | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/answer-by', { signal: over.signal });
      setAnswerBy(v.parse(schema, await response.json()).answerBy);
    };
    // Without an answer the rule stands, which is true at any moment.
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
