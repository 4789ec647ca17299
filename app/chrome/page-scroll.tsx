import { useLayoutEffect } from 'react';
import { ScrollRestoration, useNavigationType } from 'react-router';

/**
 * Scroll of a navigation: a new page glides to its top, Back and Forward restore the place at once, a fragment leads to
 * its target. React Router moves the scroll with `scrollTo`, which follows `scroll-behavior`; `styles/chrome/scroll.css` makes that
 * smooth for `data-navigation` other than POP, and never under reduced motion.
 */
export function PageScroll() {
  return (
    <>
      <ScrollManner />
      <ScrollRestoration />
    </>
  );
}

/** A component of its own, placed first, so that its effect comes before that of `ScrollRestoration`. */
function ScrollManner() {
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.navigation = navigation;
    applyStyles(root);
  }, [navigation]);
  return null;
}

/** Chromium scrolls to (0, 0) by the styles it has, without looking for new ones; reading one brings them up to date. */
function applyStyles(element: Element): string {
  return getComputedStyle(element).scrollBehavior;
}
