const KEY = 'motion';
const PAUSED = 'paused';

/** Event on the root element when the visitor pauses or resumes motion. */
export const MOTION_CHANGE = 'motionchange';

/*
 * The motion pause, without React: the inline script in the head (`initial-load.ts`) applies it before the
 * modules are loaded. `styles/motion.css` reads the attribute.
 */

/** Whether the visitor paused motion; browser only. */
export function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === PAUSED;
}

/** Applies the pause stored on an earlier page. */
export function applyStoredPause(): void {
  try {
    if (localStorage.getItem(KEY) === PAUSED) document.documentElement.dataset.motion = PAUSED;
  } catch (_error) {
    // Site data is blocked: nothing is stored.
  }
}

/**
 * Makes every `[data-motion-switch]`, hydrated or not, toggle the pause and store it in localStorage. Listens in the
 * capture phase: `use-hydration-end.ts` stops presses after it.
 */
export function listenToMotionSwitches(): void {
  let pending: boolean | undefined;
  const press = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-motion-switch]'))) return;
    const isPaused = !(pending ?? isMotionPaused());
    pending = isPaused;
    for (const control of document.querySelectorAll('[data-motion-switch]'))
      control.setAttribute('aria-pressed', String(isPaused));
    // The pressed switch is painted first: the pause recalculates the style of every element.
    requestAnimationFrame(() =>
      setTimeout(() => {
        pending = undefined;
        setPause(isPaused);
      }),
    );
  };
  addEventListener('click', press, true);
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
