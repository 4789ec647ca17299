/** One entry of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

const HOME: Crumb = { name: 'Accueil', path: '/' };

const AREAS = {
  services: { name: 'Services', path: '/services' },
  technologies: { name: 'Technologies', path: '/technologies' },
  realisations: { name: 'Réalisations', path: '/realisations' },
  villes: { name: 'Villes', path: '/villes' },
  blog: { name: 'Blog', path: '/blog' },
} satisfies Record<string, Crumb>;

/** Breadcrumb trail of a page, itself last; for `chrome/breadcrumbs.tsx` and `breadcrumbList`. */
export function trailTo(area: keyof typeof AREAS, { name, path }: Crumb): Crumb[] {
  return [HOME, AREAS[area], { name, path }];
}

/** The same for a page directly under the home page. */
export function trailFromHome({ name, path }: Crumb): Crumb[] {
  return [HOME, { name, path }];
}
