import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusOnArrival, fragmentTarget } from './fragment-target.ts';

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
    return (
      <Suspense>
        <Part {...props} />
        <FragmentTarget />
      </Suspense>
    );
  };
}

/** Leads to what the address of a navigation points at, where that is in a part that came after the page. */
function FragmentTarget(): null {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is there; later fragments find it
  useLayoutEffect(() => {
    const target = isReturn ? null : fragmentTarget(hash);
    if (!target) return;
    target.scrollIntoView();
    focusOnArrival(target);
  }, []);
  return null;
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
