import { lazySection } from '../first-paint/lazy-section.tsx';

/** The floating link to the quote page. It floats where somebody scrolls, so its module comes with the first move. */
export const QuoteWidget = lazySection(() => import('./floating-quote-link.tsx'), { isInFirstScreen: true });
