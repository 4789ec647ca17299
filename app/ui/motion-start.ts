import { applyStoredPause, listenToMotionSwitches } from './motion-pause.ts';

/* Inline script in the head of every page (`root.tsx`): a paused page never starts to move, and its switches work at once. */
applyStoredPause();
listenToMotionSwitches();
