import { lazySection } from '../first-paint/lazy-section.tsx';

/** See `gliding-picture.tsx`, which comes with the first move: nobody goes on to another page before. */
export const PictureGlide = lazySection(() => import('./gliding-picture.tsx'), { isInFirstScreen: true });
