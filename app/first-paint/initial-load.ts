import { applyStoredPause } from '../ui/stored-pause.ts';

/*
 * Stands in the head of every page as a script (`root.tsx`).
 *
 * It marks a page that somebody opens from elsewhere, which has no place to come back to and leads to no part of
 * itself. Until it is painted, what is below its first screen is left out; until its visitor moves, that is laid out
 * when it comes near (`styles/app.css`), and no module runs (`late-start.ts`, which goes on from « unpainted »).
 *
 * Nothing of such a page moves before then, so whether the visitor paused it can wait: for the first word of its storage
 * a page stands still until another process of the browser answers.
 */
if (!history.state && !location.hash && !document.referrer.startsWith(origin))
  document.documentElement.dataset.firstView = 'unpainted';
else applyStoredPause();
