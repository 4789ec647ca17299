import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** What shows that somebody is there. */
const MOVES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
];

let movement: Promise<void> | undefined;

/** Path of the page that the server made. */
const firstPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * A part of a page that nothing depends on at first: the server's HTML shows it at once, and its script comes with the
 * visitor's first move, before which nobody can have reached it. Links and forms in it work without it.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    if (import.meta.env.SSR) return load();
    await firstMove();
    return load().catch(goOnWithout);
  });
  return function Later(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Resolves once the visitor has moved anything on this page, or had before the script came. */
function firstMove(): Promise<void> {
  movement ??= new Promise((resolve) => {
    if (scrollY > 0 || document.activeElement !== document.body) resolve();
    const listening = new AbortController();
    for (const move of MOVES) {
      addEventListener(
        move,
        () => {
          listening.abort();
          resolve();
        },
        { capture: true, passive: true, signal: listening.signal },
      );
    }
  });
  return movement;
}

/**
 * A part whose script cannot be had, as when the site was deployed meanwhile, stays as the server made it; on the way
 * to another page the server makes that one too.
 */
function goOnWithout(): Promise<never> {
  if (location.pathname !== firstPath) location.reload();
  window.navigation?.addEventListener('currententrychange', () => location.reload());
  return new Promise(() => {});
}
