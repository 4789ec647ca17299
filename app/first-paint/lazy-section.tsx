import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Path of the page that the server rendered. */
const firstPath = import.meta.env.SSR ? '' : location.pathname;

/** Resolves once the visitor scrolls, points, presses or types; at once where they have come back or from another page. */
const firstMove = import.meta.env.SSR ? undefined : untilFirstMove();

/** Sections of the server's HTML that are not hydrated yet, each by a reference of its own. */
const dehydrated = new Set<object>();

// A native jump to a part of the page would reach React Router as a navigation, at which React drops sections that it can
// neither hydrate nor render yet, for want of their modules. The browser's own jump is all that is wanted.
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    if (dehydrated.size > 0) event.stopImmediatePropagation();
  });
}

/**
 * A part of a page below its first screen, or a form: the server's HTML shows it at once, and its module comes with the
 * visitor's first move. Links and forms in it work without it.
 * @param isInFirstScreen rendered with the first screen of a page that is reached within the site, not after it
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  { isInFirstScreen = false } = {},
): ComponentType<Props> {
  const Section: ComponentType<Props> = lazy(() =>
    firstMove ? firstMove.then(load).catch(goOnWithout) : load(),
  );
  return function LazySection(props) {
    const [isInHtml] = useState(() => import.meta.env.SSR || location.pathname === firstPath);
    const isHydrated = useRef(false);
    useEffect(() => {
      if (!isInHtml || isHydrated.current) return;
      dehydrated.add(isHydrated);
      return () => void dehydrated.delete(isHydrated);
    }, [isInHtml]);
    if (!isInHtml && isInFirstScreen) return <Section {...props} />;
    if (!isInHtml)
      return (
        <AfterFirstScreen>
          <Section {...props} />
        </AfterFirstScreen>
      );

    function noteHydrated(): void {
      isHydrated.current = true;
      dehydrated.delete(isHydrated);
    }
    return (
      <Suspense>
        <Section {...props} />
        <Mounted then={noteHydrated} />
      </Suspense>
    );
  };
}

/** How long a smooth scroll takes to the top of the longest page (ms). */
const LONGEST_GLIDE = 800;

/**
 * Shows a page that is reached within the site by its first screen, and the rest in the frame after, or once the scroll
 * has reached the top. Not where the rest is what the visitor comes for: at a fragment, or back where they were.
 */
function AfterFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [isShown, setIsShown] = useState(isReturn || hash !== '');
  const [lengthBefore] = useState(() => document.documentElement.scrollHeight);
  useEffect(() => {
    if (isShown) return;
    const frame = requestAnimationFrame(() =>
      // What came in above the visitor on the way to the top would move them.
      setTimeout(() => startTransition(() => setIsShown(true)), scrollY < innerHeight ? 0 : LONGEST_GLIDE),
    );
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  // As long as the page before, or the scroll to the top would begin with a jump.
  return isShown ? children : <div style={{ minHeight: lengthBefore }} />;
}

function Mounted({ then }: { then: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, []);
  return null;
}

/** For how long a first move has the page to itself (ms), as a press has while the page starts (`deferred-hydration.ts`). */
const HEAD_START = 200;

async function untilFirstMove(): Promise<void> {
  const isInitialLoad = document.documentElement.dataset.initialLoad !== undefined;
  // Who was faster than the modules.
  const hasMoved = scrollY > 0 || document.activeElement !== document.body;
  if (!isInitialLoad || hasMoved) return;
  const moved = new AbortController();
  await new Promise<void>((resolve) => {
    function note(event: Event): void {
      // Chromium reports a pointer that rests where the page comes as moved by nothing.
      const isResting =
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        event.movementX === 0 &&
        event.movementY === 0;
      if (!isResting) resolve();
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
      addEventListener(type, note, { passive: true, capture: true, signal: moved.signal });
  });
  moved.abort();
  // What was pressed or pointed at is shown first.
  await new Promise((resolve) => setTimeout(resolve, HEAD_START));
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
