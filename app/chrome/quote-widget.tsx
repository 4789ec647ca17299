import { PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { PREFETCH } from '../ui/prefetch.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll from which the bar of small screens is shown (specification, section 9). */
const BAR_THRESHOLD_PX = 240;

/**
 * The floating link to the quote page: above 800 px a bubble, always there; up to 800 px a bar at the bottom once the
 * page is scrolled. Without JavaScript the bar is there from the start (`styles/chrome/quote-widget.css`).
 */
export function QuoteWidget() {
  const isScrolled = useScrolledPast(BAR_THRESHOLD_PX);
  return (
    <Link to="/obtenir-un-devis" className="quote-widget" data-scrolled={isScrolled} prefetch={PREFETCH}>
      <PencilRuler className="size-5 shrink-0" aria-hidden="true" />
      <span className="desktop:hidden">Obtenir un devis gratuitement</span>
      <span className="hidden desktop:inline">Devis gratuit</span>
    </Link>
  );
}
