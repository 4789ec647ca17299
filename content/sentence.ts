import { createElement, Fragment, type ReactNode } from 'react';

/** A text of `content/copy/`, split at its slots: « {count} villes » is `[{ slot: 'count' }, ' villes']`. */
export type Sentence<Slot extends string> = readonly (string | { readonly slot: Slot })[];

export function fillText<Slot extends string>(
  sentence: Sentence<Slot>,
  values: NoInfer<Record<Slot, string | number>>,
): string {
  return sentence.map((part) => (typeof part === 'string' ? part : values[part.slot])).join('');
}

/** Fills the slots with elements: a link, a word in bold. */
export function fillElements<Slot extends string>(
  sentence: Sentence<Slot>,
  values: NoInfer<Record<Slot, ReactNode>>,
): ReactNode {
  const parts = sentence.map((part) => (typeof part === 'string' ? part : values[part.slot]));
  return createElement(Fragment, null, ...parts);
}
