import { type RefObject, useEffect } from 'react';

/** Scroll distance before the header reacts (px), so that a resting thumb does not move it. */
const SLACK = 8;

/** Sets `data-away` on the header between a scroll down and a scroll up (`styles/chrome/header.css`). */
export function useHeaderRetreat(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;

    function follow(): void {
      const top = Math.max(0, window.scrollY);
      const isAtTop = top <= (header.current?.offsetHeight ?? 0);
      if (Math.abs(top - last) < SLACK && !isAtTop) return;
      header.current?.toggleAttribute('data-away', top > last && !isAtTop);
      last = top;
    }

    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [header]);
}
