/** One page of each kind; measurements on them stand for the whole site. */
export const PAGE_KINDS: readonly { kind: string; path: string }[] = [
  { kind: 'home', path: '/' },
  { kind: 'services', path: '/services' },
  { kind: 'service', path: '/services/saas' },
  { kind: 'technologies', path: '/technologies' },
  { kind: 'technology', path: '/technologies/postman-newman' },
  { kind: 'cities', path: '/villes' },
  { kind: 'city', path: '/villes/clermont-ferrand' },
  { kind: 'case studies', path: '/realisations' },
  { kind: 'case study', path: '/realisations/boutique-en-ligne' },
  { kind: 'blog', path: '/blog' },
  { kind: 'article', path: '/article/rgpd-pour-une-petite-entreprise' },
  { kind: 'quote', path: '/obtenir-un-devis' },
  { kind: 'contact', path: '/contact' },
  { kind: 'delivery', path: '/delais?projet=site-e-commerce' },
  { kind: 'estimate', path: '/estimation?projet=site-vitrine&pages=dix' },
  { kind: 'search', path: '/recherche?q=site' },
  { kind: 'site map', path: '/plan-du-site' },
  { kind: 'legal', path: '/politique-de-confidentialite' },
  { kind: 'confirmation', path: '/confirmation-contact?type=devis' },
  { kind: 'not found', path: '/nulle-part' },
];

/** Kinds that Lighthouse audits. */
export const LIGHTHOUSE_KINDS: readonly string[] = [
  'home',
  'service',
  'technology',
  'city',
  'blog',
  'article',
  'quote',
];
