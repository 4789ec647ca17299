import { type ReactNode, useEffect, useRef } from 'react';
import { useIsStill } from './motion.ts';

/** Part of the screen's height that a block must have entered (CSS margin of the observer's root). */
const ENTRY_MARGIN = '-6% 0px';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/**
 * Says where a block is, for the light that passes over what is `glazed` in it when it comes in, at either end
 * (`styles/motion.css`). Nothing is ever hidden: without the script, or before it, there is no light and all else.
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
