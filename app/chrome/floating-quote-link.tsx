import { quoteLinkCopy } from 'content-collections';
import { PencilRuler } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { PREFETCH } from '../ui/prefetch.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSteppingAside } from './use-stepping-aside.ts';

/** Scroll position from which small screens show the bar (specification, section 9). */
const BAR_THRESHOLD_PX = 240;

/**
 * The floating link to the quote page: above 800 px a bubble, hidden where it would cover something; up to
 * 800 px a bar at the bottom once the page is scrolled. Without JavaScript both are always shown
 * (`styles/chrome/quote-widget.css`).
 */
export default function FloatingQuoteLink() {
  const isScrolled = useScrolledPast(BAR_THRESHOLD_PX);
  const widget = useRef<HTMLAnchorElement>(null);
  useSteppingAside(widget);
  return (
    <Link
      ref={widget}
      to="/obtenir-un-devis"
      className="quote-widget"
      data-scrolled={isScrolled}
      data-in-the-way="true"
      prefetch={PREFETCH}
    >
      <PencilRuler className="size-5 shrink-0" aria-hidden="true" />
      <span className="desktop:hidden">{quoteLinkCopy.bar}</span>
      <span className="hidden desktop:inline">{quoteLinkCopy.bubble}</span>
    </Link>
  );
}
