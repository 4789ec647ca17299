/**
 * When a link has its page fetched ahead: once the pointer or the focus is on it. Not in Firefox, which holds such a
 * fetch against `default-src` of the content policy, refuses it and writes so into its console at every link (CSP 3,
 * « prefetch », would let it through).
 */
export const PREFETCH =
  typeof CSS !== 'undefined' && CSS.supports('-moz-appearance', 'none') ? 'none' : 'intent';
