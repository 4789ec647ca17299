import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Path of the page that the server made. */
const firstPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * A part of a page below its first screen: the server's HTML shows it at once, and its script comes after the first
 * screen's. Links and forms in it work without it.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => (import.meta.env.SSR ? load() : load().catch(goOnWithout)));
  return function Later(props) {
    const [isInHtml] = useState(() => import.meta.env.SSR || location.pathname === firstPath);
    const part = <Part {...props} />;
    // On the way to another page, that page waits for its part: shown without, it has not its length yet, so that a
    // fragment's target is missing and the scroll on its way to the top goes back and forth.
    return isInHtml ? <Suspense>{part}</Suspense> : part;
  };
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
