import { useSyncExternalStore } from 'react';
import { isMotionPaused, MOTION_CHANGE } from './motion-pause.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor paused motion on this site; false on the server. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
}

/** Whether motion is paused on this site or reduced by the system; true on the server. */
export function useIsStill(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => isMotionPaused() || matchMedia(REDUCED).matches,
    () => true,
  );
}

function onMotionChange(notify: () => void): () => void {
  const reduced = matchMedia(REDUCED);
  reduced.addEventListener('change', notify);
  document.documentElement.addEventListener(MOTION_CHANGE, notify);
  return () => {
    reduced.removeEventListener('change', notify);
    document.documentElement.removeEventListener(MOTION_CHANGE, notify);
  };
}
