import { type Location, useNavigationType } from 'react-router';
import { useOnNavigation } from './use-on-navigation.ts';

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
