import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Path of the page that the server rendered. */
const firstPath = import.meta.env.SSR ? '' : location.pathname;

/** Resolves once the visitor scrolls, points, presses or types; at once where they have come back or from another page. */
const firstMove = import.meta.env.SSR ? undefined : untilFirstMove();

/**
 * A part of a page below its first screen, or a form: the server's HTML shows it at once, and its module comes with the
 * visitor's first move. Links and forms in it work without it.
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): ComponentType<Props> {
  const Section: ComponentType<Props> = lazy(() =>
    firstMove ? firstMove.then(load).catch(goOnWithout) : load(),
  );
  return function LazySection(props) {
    const [isInHtml] = useState(() => import.meta.env.SSR || location.pathname === firstPath);
    const section = <Section {...props} />;
    // A page reached within the site waits for its sections: without them it has not its length yet, so that a
    // fragment's target is missing and the scroll to the top goes back and forth.
    return isInHtml ? <Suspense>{section}</Suspense> : section;
  };
}

/**
 * A section whose module cannot be had, as when the site was deployed meanwhile, stays as the server made it; on the way
 * to another page the server makes that one too.
 */
function goOnWithout(): Promise<never> {
  if (location.pathname !== firstPath) location.reload();
  window.navigation?.addEventListener('currententrychange', () => location.reload());
  return new Promise(() => {});
}

async function untilFirstMove(): Promise<void> {
  const isInitialLoad = document.documentElement.dataset.initialLoad !== undefined;
  // Who was faster than the modules.
  const hasMoved = scrollY > 0 || document.activeElement !== document.body;
  if (!isInitialLoad || hasMoved) return;
  await new Promise((resolve) => {
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
  });
}
