/**
 * URL path of a page’s Open Graph picture: `/assets/partage/villes-lyon.jpg` for
 * `/villes/lyon`, `accueil.jpg` for the home page.
 */
export function sharePicture(path: string): string {
  return `/assets/partage/${path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

/** Size of every share picture (px). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
