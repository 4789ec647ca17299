/** The kind of page that a lead was sent from; `screens/figures.tsx` has the labels. */
export type PageKind =
  | 'home'
  | 'service'
  | 'technology'
  | 'city'
  | 'article'
  | 'quote'
  | 'contact'
  | 'other'
  | 'unknown';

/** Kinds by the first segment of the path, for lists and their items. */
const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  services: 'service',
  expertises: 'service',
  technologies: 'technology',
  villes: 'city',
  article: 'article',
  blog: 'article',
  'obtenir-un-devis': 'quote',
  contact: 'contact',
};

/** The kind of a page by its path; `unknown` for earlier leads, which have no path. */
export function pageKindOf(path: string | null): PageKind {
  if (path === null) return 'unknown';
  const [, first = ''] = path.split(/[/?#]/);
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'other') : 'other';
}
