import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/**
 * The hero's film over its picture: nine seconds of light, without sound or seam. It is fetched once the page has
 * loaded, and never where the visitor asked for less motion or less data. Whoever wants stillness pauses it.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPaused, setPaused] = useState(true);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
    const want = () => setWanted(true);
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => removeEventListener('load', want);
  }, []);

  function toggle(): void {
    if (isPaused) film.current?.play().catch(() => setPaused(true));
    else film.current?.pause();
  }

  if (!isWanted || isBroken) return null;
  return (
    <>
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
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      >
        <source src="/assets/hero/verriere.webm" type="video/webm" />
        {/* The last source: when it fails too, the picture stays. */}
        <source src="/assets/hero/verriere.mp4" type="video/mp4" onError={() => setBroken(true)} />
      </video>
      <button
        type="button"
        className="absolute right-5 bottom-3 inline-flex size-11 items-center justify-center rounded-full border border-white/50 bg-ink/70 text-white hover:bg-ink desktop:top-24 desktop:bottom-auto"
        aria-label={isPaused ? 'Relancer l’animation' : 'Mettre l’animation en pause'}
        onClick={toggle}
      >
        {isPaused ? (
          <Play className="size-5" aria-hidden="true" />
        ) : (
          <Pause className="size-5" aria-hidden="true" />
        )}
      </button>
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
