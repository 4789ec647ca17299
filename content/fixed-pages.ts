/** Pages without a content file, by path, with their name in links. */
export const FIXED_PAGES = {
  '/': 'Accueil',
  '/obtenir-un-devis': 'Obtenir un devis gratuit',
  '/contact': 'Nous contacter',
  '/services': 'Tous nos services',
  '/technologies': 'Toutes nos technologies',
  '/villes': 'Toutes nos villes',
  '/realisations': 'Réalisations',
  '/blog': 'Blog',
  '/estimation': 'Estimation',
  '/delais': 'Nos délais',
  '/plan-du-site': 'Plan du site',
} as const;

export type FixedPath = keyof typeof FIXED_PAGES;

/** Legal pages, each with its route and its file in `content/legal/`. */
export const LEGAL_PAGES: readonly string[] = [
  'mentions-legales',
  'politique-de-confidentialite',
  'accessibilite',
];

/** A link to one of these pages. */
export function fixedPage(path: FixedPath): { name: string; path: FixedPath } {
  return { name: FIXED_PAGES[path], path };
}
