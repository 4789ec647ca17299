/** Where browsers report what was shown and done: by POST, and without JavaScript by the request of a picture. */
export const VISIT_PATH = '/mesure';

/** Longest report (bytes). */
export const LONGEST_REPORT = 300;

/** The fields of a report, URL-encoded: the first six when a page is shown, the next three when it is left. */
export type ReportField =
  /** Path of the page. */
  | 'page'
  /** Present when the page was shown. */
  | 'shown'
  /** On arrival: `utm_source`, or the domain of the site whose link was followed; empty for neither. */
  | 'from'
  /** `utm_campaign`. */
  | 'campaign'
  /** `1` for the width of a telephone. */
  | 'phone'
  /** What was searched for. */
  | 'term'
  /** Largest Contentful Paint, Interaction to Next Paint (ms), Cumulative Layout Shift (thousandths). */
  | 'lcp'
  | 'inp'
  | 'cls'
  /** Any number of times: « devis.seen », « devis.refused.email », « call », « use », « out.example.org ». */
  | 'did';
