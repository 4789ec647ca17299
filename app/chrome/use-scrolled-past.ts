import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by `threshold` pixels or more; false on the server. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY >= threshold,
    () => false,
  );
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
