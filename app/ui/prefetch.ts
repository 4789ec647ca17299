/**
 * When a link prefetches its page: on hover or focus. Not in Firefox, which blocks it by `default-src` of the
 * content policy and logs an error for every link (CSP 3, « prefetch », would allow it).
 */
export const PREFETCH =
  typeof CSS !== 'undefined' && CSS.supports('-moz-appearance', 'none') ? 'none' : 'intent';
