const KEY = 'motion';
const PAUSED = 'paused';

/**
 * Applies the pause that the visitor asked for on an earlier page: `styles/motion.css` reads the attribute. It also runs
 * ahead of the modules (`first-view.ts`, `late-start.ts`), so it imports nothing.
 */
export function applyStoredPause(): void {
  try {
    if (localStorage.getItem(KEY) === PAUSED) document.documentElement.dataset.motion = PAUSED;
  } catch (_error) {
    // A browser that blocks site data has nothing stored.
  }
}

/** Keeps the visitor's choice in this browser, for the pages to come. */
export function storePause(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch (_error) {
    // A browser that blocks site data: the choice lasts until the next full page.
  }
}
