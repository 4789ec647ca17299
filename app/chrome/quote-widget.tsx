import { chromeCopy } from 'content-collections';
import { PencilRuler } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { PREFETCH } from '../ui/prefetch.ts';

/** Scroll position from which small screens show the bar (specification, section 9). */
const BAR_THRESHOLD_PX = 240;

/**
 * The floating link to the quote page: above 800 px a bubble in the page's right gutter; up to 800 px a bar at the
 * bottom once the page is scrolled, or always without JavaScript (`styles/chrome/quote-widget.css`).
 */
export function QuoteWidget() {
  const isScrolled = useScrolledPast(BAR_THRESHOLD_PX);
  return (
    <Link to="/obtenir-un-devis" className="quote-widget" data-scrolled={isScrolled} prefetch={PREFETCH}>
      <Icon icon={PencilRuler} className="quote-widget-icon" />
      <span className="desktop:hidden">{chromeCopy.quoteLink.bar}</span>
      <span className="quote-widget-bubble hidden desktop:inline">{chromeCopy.quoteLink.bubble}</span>
    </Link>
  );
}

/** Whether the page is scrolled by `threshold` pixels or more; false on the server. */
function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY >= threshold,
    () => false,
  );
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
