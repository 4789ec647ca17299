/** A kind of page that leads come from; the names that people read are in `screens/figures.tsx`. */
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

/** Kinds by the first part of their path; pages with a second part are what the list is of. */
const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  services: 'service',
  technologies: 'technology',
  villes: 'city',
  article: 'article',
  blog: 'article',
  'obtenir-un-devis': 'quote',
  contact: 'contact',
};

/** The kind of the page with this path; leads from before pages were kept have none. */
export function pageKindOf(path: string | null): PageKind {
  if (path === null) return 'unknown';
  const [, first = ''] = path.split(/[/?#]/);
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'other') : 'other';
}
