import { lazySection } from '../first-paint/lazy-section.tsx';

/** The floating link to the quote page; its module is loaded with the visitor's first move. */
export const QuoteWidget = lazySection(() => import('./floating-quote-link.tsx'), { isInFirstScreen: true });
