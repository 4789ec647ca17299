const KEY = 'motion';
const PAUSED = 'paused';

/** Event on the root element when the visitor pauses or resumes motion. */
export const MOTION_CHANGE = 'motionchange';

/*
 * The motion pause, without React: the inline script in the head (`motion-start.ts`) applies it before the
 * modules are loaded. `styles/motion.css` reads the attribute.
 */

/** Whether the visitor paused motion; browser only. */
export function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === PAUSED;
}

export function applyStoredPause(): void {
  try {
    if (localStorage.getItem(KEY) === PAUSED) document.documentElement.dataset.motion = PAUSED;
  } catch (_error) {
    // Site data is blocked: nothing is stored.
  }
}

/** Makes every `[data-motion-switch]`, hydrated or not, toggle the pause and store it in localStorage. */
export function listenToMotionSwitches(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-motion-switch]'))) return;
    const isPaused = !isMotionPaused();
    for (const control of document.querySelectorAll('[data-motion-switch]'))
      control.setAttribute('aria-pressed', String(isPaused));
    setPause(isPaused);
  });
}

function setPause(isPaused: boolean): void {
  const root = document.documentElement;
  if (isPaused) root.dataset.motion = PAUSED;
  else delete root.dataset.motion;
  store(isPaused);
  root.dispatchEvent(new Event(MOTION_CHANGE));
}

function store(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch (_error) {
    // Site data is blocked: the choice lasts until the next full page load.
  }
}
