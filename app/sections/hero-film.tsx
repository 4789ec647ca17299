import { useEffect, useRef } from 'react';
import { FilmMotionSwitch } from '../chrome/motion-switch.tsx';
import { useIsStill } from '../ui/motion.ts';
import { playFilm } from './play-film.ts';

/**
 * The hero's film over its picture: nine seconds of light, without sound or seam. It is fetched once the page has
 * loaded, and never where nothing may move or the visitor asked for less data. Whoever wants stillness pauses it, with
 * all else that moves.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const isStill = useIsStill();

  useEffect(() => {
    if (isStill) film.current?.pause();
    // A page that is still loading lets it play by itself in time (late-start.ts).
    else if (document.readyState === 'complete') playFilm();
  }, [isStill]);

  return (
    <>
      {/* A film has Chromium read the 125 kB of styles of its controls, which the first paint need not wait for. */}
      <div className="after-paint absolute inset-0 -z-20 noscript:hidden">
        <video
          ref={film}
          data-film=""
          className="size-full object-cover object-[62%_30%]"
          preload="none"
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src="/assets/hero/verriere.webm" type="video/webm" />
          <source src="/assets/hero/verriere.mp4" type="video/mp4" />
        </video>
      </div>
      <FilmMotionSwitch />
    </>
  );
}
