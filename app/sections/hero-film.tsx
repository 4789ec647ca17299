import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilmMotionSwitch } from '../chrome/motion-switch.tsx';
import { useIsStill } from '../ui/motion.ts';
import { HeroPicture } from './hero-picture.tsx';

interface HeroFilmProps {
  /** Classes that choose what is seen of picture and film. */
  view: string;
  /** Classes that place the switch of its motion. */
  control?: string;
  /** What lies over picture and film. */
  children?: ReactNode;
}

/** In its hero’s corner. */
const CORNER =
  'right-(--gutter) bottom-3 tablet:top-24 tablet:right-[max(var(--gutter),(100%-var(--container-page))/2)] tablet:bottom-auto';

/**
 * A hero's picture, and its film over it: a silent loop of nine seconds, fetched after the page. Not played when
 * motion is reduced or paused, or with Save-Data.
 */
export function HeroFilm({ view, control = CORNER, children }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const isStill = useIsStill();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isStill || savesData()) return;
    const show = () => setShown(true);
    // Earlier, it would share the line with the page.
    if (document.readyState === 'complete') return show();
    addEventListener('load', show);
    return () => removeEventListener('load', show);
  }, [isStill]);
  useEffect(() => {
    if (!isShown) return;
    if (isStill) film.current?.pause();
    // A browser may refuse playback, for example to save battery: the picture stays.
    else film.current?.play().catch(() => {});
  }, [isShown, isStill]);

  return (
    <>
      <div className="hero-picture absolute inset-0 -z-20 overflow-hidden">
        <HeroPicture className={view} />
        {isShown ? (
          <video
            ref={film}
            // Shorter than the picture by a pixel, or Chromium reports the film as the largest paint.
            className={`absolute inset-x-0 top-0 h-[calc(100%-1px)] w-full object-cover ${view}`}
            preload="none"
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
          >
            <source src="/assets/hero/accueil.webm" type="video/webm" />
            <source src="/assets/hero/accueil.mp4" type="video/mp4" />
          </video>
        ) : null}
        {children}
      </div>
      <FilmMotionSwitch className={control} />
    </>
  );
}

/** Whether the visitor turned data saving on (`navigator.connection.saveData`, Chromium only). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
