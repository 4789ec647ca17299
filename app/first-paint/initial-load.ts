import { applyStoredPause, listenToMotionSwitches } from '../ui/motion-pause.ts';

/*
 * Inline script in the head of every page (`root.tsx`).
 *
 * Marks a page opened from elsewhere. It has no scroll position to restore and no fragment, so the parts below its
 * first screen may be laid out after the first paint (`first-paint.css`; `deferred-hydration.ts` continues from «
 * unpainted »). Storage is not read before that paint: the first read waits for another process of the browser.
 */
const isInitialLoad = !history.state && !location.hash && !document.referrer.startsWith(origin);
if (isInitialLoad) document.documentElement.dataset.initialLoad = 'unpainted';
else applyStoredPause();

listenToMotionSwitches();
