import { type Location, useNavigationType } from 'react-router';
import { useOnNavigation } from './use-on-navigation.ts';

/**
 * Moves the focus as a full page load would: to the fragment's target when there is one, else to the new page's title,
 * so that a screen reader reads it and Tab goes on from there. React Router moves the scroll only.
 */
export function useArrivalFocus(): void {
  const isReturn = useNavigationType() === 'POP';
  useOnNavigation((from, to) => {
    const isSamePage = pageOf(from) === pageOf(to);
    // Back to a place of the same page: the visitor is there already, and only the scroll moves.
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
  // A malformed fragment leads nowhere; decodeURIComponent would throw on it.
  return hash.includes('%') ? null : document.getElementById(hash.slice(1));
}
