import { useEffect, useRef, useState } from 'react';
import { useIsStill } from './motion.ts';

/** Length of the count and of one tick (ms; specification, section 9). */
const DURATION = 4000;
const TICK = 16;

/** Values that have already counted up since the page was loaded. */
const counted = new Set<number>();

/**
 * A number that counts up from 0, once, when it first comes into view. The HTML holds the final value, which
 * stays without JavaScript, for screen readers and with reduced motion.
 */
export function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const isStill = useIsStill();
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const target = element.current;
    if (!target || counted.has(value) || isStill) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      counted.add(value);
      const start = performance.now();
      setShown(0);
      timer = setInterval(() => {
        const progress = Math.min((performance.now() - start) / DURATION, 1);
        setShown(Math.round(progress * value));
        if (progress === 1) clearInterval(timer);
      }, TICK);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setShown(value);
    };
  }, [value, isStill]);

  return (
    <>
      {/* With kerning, the first digit would move as the others change. */}
      <span ref={element} aria-hidden="true" className="[font-kerning:none] print:hidden">
        {`+${shown}`}
      </span>
      <span className="sr-only print:not-sr-only">{`+${value}`}</span>
    </>
  );
}
