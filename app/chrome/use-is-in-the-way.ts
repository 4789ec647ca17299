import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What can be pressed or filled in, and forms as a whole. */
const PRESSABLE = ':is(main, footer) :is(a, button, summary, input, form)';

/**
 * Whether a fixed element lies on something of the page that can be pressed: true on the server, and until the browser
 * has looked.
 */
export function useIsInTheWay(ref: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(true);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of a list has other links
  useEffect(() => {
    let observer: IntersectionObserver | undefined;

    function watch(): void {
      observer?.disconnect();
      const element = ref.current;
      if (!element) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const covered = new Set<Element>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setInTheWay(covered.size > 0);
        },
        // The screen, cut down to the element's own place.
        { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px` },
      );
      for (const target of document.querySelectorAll(PRESSABLE)) {
        if (target !== element) observer.observe(target);
      }
    }

    watch();
    addEventListener('resize', watch);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', watch);
    };
  }, [ref, key]);
  return isInTheWay;
}
