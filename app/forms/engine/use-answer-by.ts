import { useEffect, useState } from 'react';
import * as v from 'valibot';

const schema = v.object({ answerBy: v.string() });

/** Refresh interval on a form that stays open (ms); the promise includes some reserve for it. */
const RENEWAL = 300_000;

/**
 * The answer time promised to a visitor who writes now, in the server’s words: « aujourd’hui 15 h 40 ». Only
 * the server knows hours and holidays. Null until it is loaded: pages are cached and the same for all.
 */
export function useAnswerBy(): string | null {
  const [answerBy, setAnswerBy] = useState<string | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/answer-by', { signal: over.signal });
      setAnswerBy(v.parse(schema, await response.json()).answerBy);
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
