/** What the page’s script adds to the API’s bodies: how the visit began. Nothing of it is stored in the browser. */
export interface SentVisit {
  /** A list, for its few bytes. */
  visite: readonly [
    /** `document.referrer`. */
    referrer: string,
    /** Time since the document was loaded (ms). */
    milliseconds: number,
    /** URL of the page of the site before the form’s, and that which the document was loaded with, as far as it is told. */
    before: string | null | undefined,
    start: string | undefined,
  ];
}
