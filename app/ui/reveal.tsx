import { type ReactNode, useEffect, useRef } from 'react';
import { useIsStill } from './motion.ts';

/** Part of the screen's height that an element must have entered to be shown (CSS margin of the observer's root). */
const ENTRY_MARGIN = '-6% 0px';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/**
 * Lets its content rise into view when it is scrolled to, and sink again when it leaves, at either end (1000 ms, see
 * `[data-reveal]` in app.css). Only the script ever hides anything, and only off screen: without it, or before it, all
 * is visible.
 */
export function Reveal({ className, children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  const isStill = useIsStill();

  useEffect(() => {
    const target = element.current;
    if (!target || isStill) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isAbove = entry.boundingClientRect.top < 0;
        target.dataset.reveal = entry.isIntersecting ? 'in' : isAbove ? 'above' : 'below';
      },
      { rootMargin: ENTRY_MARGIN },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      delete target.dataset.reveal;
    };
  }, [isStill]);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
