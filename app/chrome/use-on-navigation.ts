import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/** Runs `onNavigation` after each change of location (path, query or fragment), not on the first page. */
export function useOnNavigation(onNavigation: (from: Location, to: Location) => void): void {
  const location = useLocation();
  const previous = useRef(location);
  const notify = useEffectEvent(onNavigation);
  useEffect(() => {
    if (previous.current === location) return;
    const from = previous.current;
    previous.current = location;
    notify(from, location);
  }, [location]);
}

/**
 * Moves the focus as a full page load would: to the fragment's target or, without one, to the new page's
 * title, so that a screen reader reads it and Tab continues from there. React Router moves only the scroll.
 */
export function useArrivalFocus(): void {
  const isReturn = useNavigationType() === 'POP';
  useOnNavigation((from, to) => {
    const isSamePage = pageOf(from) === pageOf(to);
    // Back within the same page moves only the scroll.
    if (isSamePage && (isReturn || to.hash === '')) return;
    const target = fragmentTarget(to) ?? (isSamePage ? null : document.querySelector<HTMLElement>('main h1'));
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

function fragmentTarget({ hash }: Location): HTMLElement | null {
  // Ids are slugs: a fragment with `%` matches none.
  return hash.includes('%') ? null : document.getElementById(hash.slice(1));
}
