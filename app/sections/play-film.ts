/**
 * Lets the hero's film play, which fetches it, unless nothing may move or the visitor asked for less data (Save-Data;
 * Chromium tells). It also runs ahead of the modules (`late-start.ts`), so it imports nothing that weighs.
 */
export function playFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-film]');
  const isPaused = document.documentElement.dataset.motion === 'paused';
  const isStill = isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  // A browser that refuses, to save its battery, leaves the picture.
  if (film && !isStill && !savesData) film.play().catch(() => {});
}
