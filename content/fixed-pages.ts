/** Pages that no content file makes. */
export const FIXED_PAGES = [
  '/',
  '/obtenir-un-devis',
  '/contact',
  '/services',
  '/technologies',
  '/villes',
  '/realisations',
  '/blog',
  '/plan-du-site',
] as const;
