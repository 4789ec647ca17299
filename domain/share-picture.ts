/**
 * Where the picture stands that networks show beside a shared link (`artwork/share/`): `/villes/lyon` has
 * `/assets/partage/villes-lyon.jpg`, the home page `accueil.jpg`.
 */
export function sharePicture(path: string): string {
  return `/assets/partage/${path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

/** Size of every share picture (px). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
