export const PAGE_KINDS = {
  home: 'Accueil',
  service: 'Services',
  technology: 'Technologies',
  city: 'Villes',
  case: 'Réalisations',
  article: 'Articles',
  estimate: 'Tarifs et délais',
  quote: 'Devis',
  contact: 'Contact',
  other: 'Autre page',
  unknown: 'Inconnue',
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** Kinds by the first segment of the path, for lists and their items. */
const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  services: 'service',
  expertises: 'service',
  technologies: 'technology',
  villes: 'city',
  realisations: 'case',
  article: 'article',
  blog: 'article',
  estimation: 'estimate',
  delais: 'estimate',
  'obtenir-un-devis': 'quote',
  contact: 'contact',
};

/** The kind of a page by its path; `unknown` where the path is. */
export function pageKindOf(path: string | null): PageKind {
  if (path === null) return 'unknown';
  const [, first = ''] = path.split(/[/?#]/);
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'other') : 'other';
}
