/** Most characters of a page's title that search engines show whole. */
export const TITLE_LENGTH = 60;

/**
 * A page's title, the agency's name in it, as it goes into the page: where that is too long, « … – Agence Brand » loses
 * the name, and « Brand, tagline : … » what comes after the colon. Still too long, it stays so: a check refuses it.
 */
export function fittingTitle(title: string, brand: string): string {
  if (title.length <= TITLE_LENGTH) return title;
  if (title.endsWith(brand)) return title.replace(/\s–\s[^–]*$/, '');
  return title.startsWith(brand) ? title.replace(/\s:\s.*$/, '') : title;
}
