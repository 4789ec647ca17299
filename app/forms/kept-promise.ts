import { useEffect, useState } from 'react';

/** Kept with the tab's entry for the confirmation, beside what React Router keeps there. */
const KEY = 'promise';

/**
 * The moment by which a lead is promised an answer: the one shown first, however often its confirmation is read again,
 * by a reload or Back. Another lead leads to another entry of the tab's history, and has a promise of its own.
 * @param now what a request sent now would be promised; ISO 8601
 */
export function useKeptPromise(now: string): string {
  const [promise, setPromise] = useState(now);
  useEffect(() => {
    const kept: unknown = history.state?.[KEY];
    if (typeof kept === 'string') setPromise(kept);
    else history.replaceState({ ...history.state, [KEY]: now }, '');
  }, [now]);
  return promise;
}
