const KEY = 'motion';
const PAUSED = 'paused';

/** Sent to the root element when the visitor pauses what moves, or lets it go on. */
export const MOTION_CHANGE = 'motionchange';

/*
 * The pause of all that moves, without React: the head's script (`initial-load.ts`) applies it before the modules are
 * there. `styles/motion.css` reads the attribute.
 */

export function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === PAUSED;
}

/** Applies the pause that the visitor asked for on an earlier page. */
export function applyStoredPause(): void {
  try {
    if (localStorage.getItem(KEY) === PAUSED) document.documentElement.dataset.motion = PAUSED;
  } catch (_error) {
    // A browser that blocks site data has nothing stored.
  }
}

/** Has every `[data-motion-switch]`, hydrated or not, pause what moves or let it go on, and keeps that in the browser. */
export function listenToMotionSwitches(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-motion-switch]'))) return;
    const root = document.documentElement;
    const isPaused = !isMotionPaused();
    if (isPaused) root.dataset.motion = PAUSED;
    else delete root.dataset.motion;
    for (const control of document.querySelectorAll('[data-motion-switch]'))
      control.setAttribute('aria-pressed', String(isPaused));
    store(isPaused);
    root.dispatchEvent(new Event(MOTION_CHANGE));
  });
}

function store(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch (_error) {
    // A browser that blocks site data: the choice lasts until the next full page.
  }
}
