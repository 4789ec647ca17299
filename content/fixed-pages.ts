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

/** A link to one of these pages. */
export function fixedPage(path: FixedPath): { name: string; path: FixedPath } {
  return { name: FIXED_PAGES[path], path };
}
