/** Legal pages, each with its route and its file in `content/legal/`. */
export const LEGAL_PAGES: readonly string[] = [
  'mentions-legales',
  'politique-de-confidentialite',
  'accessibilite',
];
