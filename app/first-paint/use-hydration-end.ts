import { useLayoutEffect } from 'react';

/** Events of a press, in answer to which React would hydrate all it has left in one task. */
const PRESS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'touchstart',
  'touchend',
  'click',
];

/**
 * Until the first screen is hydrated, presses are left to the browser: React would else hydrate all of it in the task
 * of the press, 100 ms at a quarter of the speed. They have their effect, as before hydration; listeners of the window
 * in its capture phase still hear them.
 */
const hydrating = new AbortController();

if (!import.meta.env.SSR) {
  for (const type of PRESS)
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal: hydrating.signal });
}

/** Lets React hear presses once the component that calls it is hydrated. */
export function useHydrationEnd(): void {
  useLayoutEffect(() => {
    hydrating.abort();
    // Development has no `deferScripts` to end the initial load.
    if (import.meta.env.DEV) delete document.documentElement.dataset.initialLoad;
  }, []);
}
