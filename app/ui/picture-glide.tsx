import { lazySection } from '../first-paint/lazy-section.tsx';

/** Loads `gliding-picture.tsx` with the visitor's first move, before which nobody follows a link. */
export const PictureGlide = lazySection(() => import('./gliding-picture.tsx'), { isInFirstScreen: true });
