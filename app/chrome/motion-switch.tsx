import { Check, Pause, Play } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useIsMotionPaused } from '../ui/motion.ts';

const LABEL = 'Mettre les animations en pause';
/** Hidden without JavaScript, and when the system already reduces motion. */
const WHERE_IT_WORKS = 'noscript:hidden system-still:hidden';

/** Pauses all motion on the site, on later visits too. Works before hydration (`listenToMotionSwitches`). */
export function MotionSwitch() {
  const isPaused = useIsMotionPaused();
  return (
    <button
      type="button"
      aria-pressed={isPaused}
      data-motion-switch=""
      className={`group inline-flex min-h-11 items-center gap-2.5 text-sm hover:text-(--accent) ${WHERE_IT_WORKS}`}
    >
      <Icon
        icon={Check}
        className="size-4.5 shrink-0 border border-current p-px stroke-3 *:hidden group-aria-pressed:bg-lime group-aria-pressed:text-ink group-aria-pressed:*:block"
      />
      {LABEL}
    </button>
  );
}

/** The same switch as a round button over a film. */
export function FilmMotionSwitch({ className }: { className: string }) {
  const isPaused = useIsMotionPaused();
  return (
    <button
      type="button"
      aria-label={LABEL}
      aria-pressed={isPaused}
      data-motion-switch=""
      className={`group absolute inline-flex size-11 items-center justify-center rounded-full border border-white/50 bg-ink/70 text-white hover:bg-ink ${className} ${WHERE_IT_WORKS}`}
    >
      <Icon icon={Pause} className="size-5 group-aria-pressed:hidden" />
      <Icon icon={Play} className="hidden size-5 group-aria-pressed:block" />
    </button>
  );
}
