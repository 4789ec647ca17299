import { useEffect, useState } from 'react';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { forget, keep, recall } from './tab-storage.ts';

/**
 * The moment by which a lead of this kind is promised an answer: the one shown first, however often the confirmation
 * is read again in its tab.
 * @param now what a request sent now would be promised; ISO 8601
 */
export function useKeptPromise(kind: LeadKind, now: string): string {
  const [promise, setPromise] = useState(now);
  useEffect(() => {
    const kept = recall(keyOf(kind));
    if (kept) setPromise(kept);
    else keep(keyOf(kind), now);
  }, [kind, now]);
  return promise;
}

/** A new lead is promised an answer of its own. */
export function forgetPromise(kind: LeadKind): void {
  forget(keyOf(kind));
}

function keyOf(kind: LeadKind): string {
  return `promesse-${kind}`;
}
