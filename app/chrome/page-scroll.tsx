import { useLayoutEffect } from 'react';
import { ScrollRestoration, useNavigationType } from 'react-router';
import restoreScroll from './restore-scroll.ts?script';
import { SCROLL_STORAGE } from './scroll-storage.ts';

/**
 * Scroll of a navigation: a new page glides to its top, Back and Forward restore the place at once, a fragment leads to
 * its target. React Router moves the scroll with `scrollTo`, which follows `scroll-behavior`; `styles/chrome/scroll.css` makes that
 * smooth for `data-navigation` other than POP, and never under reduced motion. In the page as it comes a script of our
 * own stands where React Router's would; React finds a script there, and leaves its text as it is.
 */
export function PageScroll() {
  return (
    <>
      <ScrollManner />
      {import.meta.env.SSR ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        <script dangerouslySetInnerHTML={{ __html: restoreScroll }} />
      ) : (
        <ScrollRestoration storageKey={SCROLL_STORAGE} />
      )}
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
