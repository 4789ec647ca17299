import { useEffect, useRef } from 'react';
import { useIsStill } from '../ui/motion.ts';

/** Screens where the light follows the pointer (specification, « Global chrome »). */
const WHERE = '(min-width: 801px) and (hover: hover)';

/** A light that follows the pointer over the section it stands in. */
export function HeroSpotlight() {
  const light = useRef<HTMLDivElement>(null);
  const isStill = useIsStill();

  useEffect(() => {
    const element = light.current;
    const section = element?.closest('section');
    if (!element || !section || isStill) return;
    const allowed = matchMedia(WHERE);

    function follow(event: PointerEvent): void {
      if (!element || !allowed.matches || event.pointerType === 'touch') return;
      const { left, top } = element.getBoundingClientRect();
      element.style.setProperty('--spotlight-x', `${event.clientX - left}px`);
      element.style.setProperty('--spotlight-y', `${event.clientY - top}px`);
      element.dataset.on = '';
    }
    function turnOff(): void {
      delete element?.dataset.on;
    }

    const over = new AbortController();
    const { signal } = over;
    section.addEventListener('pointermove', follow, { signal });
    section.addEventListener('pointerleave', turnOff, { signal });
    allowed.addEventListener('change', turnOff, { signal });
    return () => {
      over.abort();
      turnOff();
    };
  }, [isStill]);

  return <div ref={light} className="spotlight pointer-events-none absolute inset-0 -z-10" />;
}
