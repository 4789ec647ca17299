/** Longest page title (characters) that search engines show in full. */
export const TITLE_LENGTH = 60;

/**
 * Shortens a page’s title that is too long: « … – Agence Brand » loses the name, « Brand, tagline : … » what
 * comes after the colon. It may still be too long; `metaFaults` refuses that.
 */
export function fittingTitle(title: string, brand: string): string {
  if (title.length <= TITLE_LENGTH) return title;
  if (title.endsWith(brand)) return title.replace(/\s–\s[^–]*$/, '');
  return title.startsWith(brand) ? (title.split(/\s:\s/)[0] ?? title) : title;
}
