import { useSyncExternalStore } from 'react';
import { storePause } from './stored-pause.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
/** Sent to the root element when the visitor pauses what moves, or lets it go on. */
const CHANGE = 'motionchange';

/** Whether the visitor paused what moves on this site; false on the server. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
}

/** Whether nothing may move, by the visitor's word here or to the system; true on the server, where nothing does. */
export function useIsStill(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => isMotionPaused() || matchMedia(REDUCED).matches,
    () => true,
  );
}

/** Stops what moves on every page of the site, or lets it go on, and keeps the choice in this browser. */
export function pauseMotion(isPaused: boolean): void {
  const root = document.documentElement;
  if (isPaused) root.dataset.motion = 'paused';
  else delete root.dataset.motion;
  storePause(isPaused);
  root.dispatchEvent(new Event(CHANGE));
}

function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

function onMotionChange(notify: () => void): () => void {
  const reduced = matchMedia(REDUCED);
  reduced.addEventListener('change', notify);
  document.documentElement.addEventListener(CHANGE, notify);
  return () => {
    reduced.removeEventListener('change', notify);
    document.documentElement.removeEventListener(CHANGE, notify);
  };
}
