import { useEffect, useLayoutEffect } from 'react';
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
  useEffect(() => {
    addEventListener('click', scrollWithinPage);
    return () => removeEventListener('click', scrollWithinPage);
  }, []);
  return null;
}

/**
 * A link to a part of the same page scrolls at once: React Router, which has taken the click by now, would first render
 * the page anew. Its own scroll then goes on to the same target.
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

/** Chromium scrolls to (0, 0) by the styles it has, without looking for new ones; reading one brings them up to date. */
function applyStyles(element: Element): string {
  return getComputedStyle(element).scrollBehavior;
}
