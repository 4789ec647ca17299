import { type ReactNode, useEffect, useRef } from 'react';
import { useIsStill } from './motion.ts';

/** How far into the screen a block must be (`rootMargin` of the observer). */
const ENTRY_MARGIN = '-6% 0px';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/**
 * Sets `data-reveal` to where a block is: `in`, `above` or `below` the screen. `styles/motion.css` lets light
 * pass over the `glazed` elements in it as it comes in. Nothing is ever hidden: without JavaScript only the
 * light is missing.
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
