import { useEffect, useRef, useState } from 'react';
import { useIsStill } from '../../ui/motion.ts';

/** Screens with a pointer that can hover. */
const WHERE = '(min-width: 801px) and (hover: hover)';

/**
 * Draws the hero's glass hall with WebGL over its film once the pointer enters: the pointer is the sun, and
 * the pane under it turns lime. The film stays when motion is reduced or paused, or without a GPU.
 */
export function HeroGlass() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useIsStill();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    const section = element?.closest('section');
    if (!element || !section || isStill || !matchMedia(WHERE).matches) return;
    const over = new AbortController();
    let stop: (() => void) | null = null;
    section.addEventListener(
      'pointermove',
      async () => {
        const { startGlass } = await import('./start-glass.ts');
        if (over.signal.aborted) return;
        stop = startGlass(element, section);
        setIsShown(stop !== null);
      },
      { once: true, signal: over.signal },
    );
    return () => {
      over.abort();
      stop?.();
      setIsShown(false);
    };
  }, [isStill]);

  return (
    <canvas
      ref={canvas}
      className={`absolute inset-0 -z-20 hidden size-full transition-opacity duration-1000 desktop:block ${isShown ? '' : 'opacity-0'}`}
    />
  );
}
