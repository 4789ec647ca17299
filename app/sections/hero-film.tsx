import { useEffect, useRef, useState } from 'react';
import { FilmMotionSwitch } from '../chrome/motion-switch.tsx';
import { useIsStill } from '../ui/motion.ts';

/**
 * The hero's film over its picture: nine seconds of light, without sound or seam. It is fetched once the page has
 * loaded, and never where nothing may move or the visitor asked for less data. Whoever wants stillness pauses it, with
 * all else that moves.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const isStill = useIsStill();
  const [isWanted, setWanted] = useState(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (isStill || savesData()) return;
    const want = () => setWanted(true);
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => removeEventListener('load', want);
  }, [isStill]);

  useEffect(() => {
    if (isStill) film.current?.pause();
    // A browser that refuses, to save its battery, leaves the picture.
    else film.current?.play().catch(() => {});
  }, [isStill]);

  return (
    <>
      {isWanted && !isBroken ? (
        <video
          ref={film}
          className="absolute inset-0 -z-20 size-full object-cover object-[62%_30%]"
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src="/assets/hero/verriere.webm" type="video/webm" />
          {/* The last source: when it fails too, the picture stays. */}
          <source src="/assets/hero/verriere.mp4" type="video/mp4" onError={() => setBroken(true)} />
        </video>
      ) : null}
      <FilmMotionSwitch />
    </>
  );
}

/** The browser's data saver, where it tells (Chromium; Save-Data). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
