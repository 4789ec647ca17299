import { useEffect, useLayoutEffect } from 'react';
import { ScrollRestoration, useNavigationType } from 'react-router';

/**
 * Scrolling on navigation: smoothly to the top of a new page or to a fragment, at once on Back and Forward.
 * React Router calls `scrollTo`, which follows `scroll-behavior`: `styles/chrome/scroll.css` makes it smooth
 * for `data-navigation` other than POP, and never with reduced motion.
 */
export function PageScroll() {
  return (
    <>
      <ScrollManner />
      <ScrollRestoration storageKey="defilements" />
    </>
  );
}

/** A separate component, placed first so that its effect runs before that of `ScrollRestoration`. */
function ScrollManner() {
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.navigation = navigation;
    applyStyles(root);
  }, [navigation]);
  useEffect(() => {
    addEventListener('click', scrollWithinPage);
    return () => removeEventListener('click', scrollWithinPage);
  }, []);
  return null;
}

/**
 * Scrolls to a fragment of the same page at once. React Router, which has handled the click by now, would
 * first render the page again; its own scroll then goes to the same target.
 */
function scrollWithinPage({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || !defaultPrevented) return;
  if (link.pathname !== location.pathname || link.search !== location.search) return;
  const root = document.documentElement;
  root.dataset.navigation = 'PUSH';
  applyStyles(root);
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

/** Chromium scrolls to (0, 0) without recalculating styles first; reading one forces it to. */
function applyStyles(element: Element): string {
  return getComputedStyle(element).scrollBehavior;
}
