/** One step of the way from the home page to a page. */
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

/** The way to a page, itself last: what `chrome/breadcrumbs.tsx` shows and `breadcrumbList` tells search engines. */
export function trailTo(area: keyof typeof AREAS, { name, path }: Crumb): Crumb[] {
  return [HOME, AREAS[area], { name, path }];
}

/** The same for a page that stands right under the home page. */
export function trailFromHome({ name, path }: Crumb): Crumb[] {
  return [HOME, { name, path }];
}
