import { type RefObject, useEffect } from 'react';

/** Scroll in one direction (px) before the header answers, so that a thumb at rest does not move it. */
const SLACK = 8;

/** Marks the header `data-away` while the page is scrolled down, until it is scrolled up again; CSS decides what that means. */
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
