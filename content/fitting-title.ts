/** Longest page title (characters) that search engines show in full. */
export const TITLE_LENGTH = 60;

/** Takes the name from a page’s title « … – Agence Brand » that is too long. It may still be; `metaFaults` refuses that. */
export function fittingTitle(title: string, brand: string): string {
  const isTooLong = title.length > TITLE_LENGTH && title.endsWith(brand);
  return isTooLong ? title.replace(/\s–\s[^–]*$/, '') : title;
}
