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

/** Path of the page rendered by the server. */
const firstPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * Resolves with the visitor’s first scroll, pointer move, press or key; at once on a page reached by a reload, Back
 * or a link of the site.
 */
const firstMove = import.meta.env.SSR ? undefined : untilFirstMove();

/** Sections of the server’s HTML that are not hydrated yet. */
const dehydrated = new Set<object>();

// React Router would treat a native jump to a fragment as a navigation, and React would then drop sections whose
// modules are not loaded. The browser’s own jump is enough.
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    if (dehydrated.size > 0) event.stopImmediatePropagation();
  });
}

/**
 * Wraps a part of a page below its first screen, or a form. The server’s HTML shows it at once; its module is
 * loaded with the visitor’s first move. Links and forms in it work before.
 * @param isInFirstScreen whether it is rendered with the first screen, not after it, when the page is reached by a
 *   link of the site
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

/** Duration of the longest smooth scroll to the top (ms). */
const LONGEST_GLIDE = 800;

/**
 * On a page reached by a link of the site, renders its children in the frame after the first screen, or once the
 * scroll has reached the top. At once at a fragment, and on Back or Forward, where the visitor may want to be
 * below.
 */
function AfterFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [isShown, setIsShown] = useState(isReturn || hash !== '');
  const [lengthBefore] = useState(() => document.documentElement.scrollHeight);
  useEffect(() => {
    if (isShown) return;
    const frame = requestAnimationFrame(() =>
      // Content inserted above the scroll position would move the visitor.
      setTimeout(() => startTransition(() => setIsShown(true)), scrollY < innerHeight ? 0 : LONGEST_GLIDE),
    );
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  // Keeps the height of the page before: a shorter one would make the scroll jump.
  return isShown ? children : <div style={{ minHeight: lengthBefore }} />;
}

function Mounted({ then }: { then: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, []);
  return null;
}

/** Pause after the first move (ms), as after a press while the page starts (`deferred-hydration.ts`). */
const HEAD_START = 200;

async function untilFirstMove(): Promise<void> {
  const isInitialLoad = document.documentElement.dataset.initialLoad !== undefined;
  // The visitor moved before this module ran.
  const hasMoved = scrollY > 0 || document.activeElement !== document.body;
  if (!isInitialLoad || hasMoved) return;
  const moved = new AbortController();
  await new Promise<void>((resolve) => {
    function note(event: Event): void {
      // Chromium sends a `pointermove` without movement when a page appears under a resting pointer.
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
  // Lets the effect of the press be painted first.
  await new Promise((resolve) => setTimeout(resolve, HEAD_START));
}

/**
 * Keeps the server’s HTML of a section whose module cannot be loaded, as after a deployment; the next navigation
 * then loads its page from the server.
 */
function goOnWithout(): Promise<never> {
  if (location.pathname !== firstPath) location.reload();
  window.navigation?.addEventListener('currententrychange', () => location.reload());
  return new Promise(() => {});
}
