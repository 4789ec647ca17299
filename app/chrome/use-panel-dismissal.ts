import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';
import { isWideScreen, WIDE_SCREEN } from './wide-screen.ts';

/**
 * Closes the panels of `menu` like those of a menu bar: on Escape, on a press or focus outside, on
 * navigation, and when the bar becomes a burger. In the burger menu only its own button closes a panel.
 */
export function usePanelDismissal(menu: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => closePanels(menu.current));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;

    function closeFromOutside(event: Event) {
      const { target } = event;
      const panel = openPanel(menu.current);
      if (!panel || !isWideScreen() || (target instanceof Node && panel.contains(target))) return;
      panel.open = false;
      const isTapOnPage =
        event instanceof PointerEvent && event.pointerType !== 'mouse' && !isInHeader(event.target);
      if (isTapOnPage) swallowClick();
    }

    function closeByEscape(event: KeyboardEvent) {
      const panel = openPanel(menu.current);
      if (event.key !== 'Escape' || !panel || !isWideScreen()) return;
      const focused = document.activeElement;
      panel.open = false;
      // A panel opened by hover while the visitor types elsewhere does not take the focus.
      if (focused === document.body || panel.contains(focused)) panel.querySelector('summary')?.focus();
    }

    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    matchMedia(WIDE_SCREEN).addEventListener('change', () => closePanels(menu.current), { signal });
    return () => listening.abort();
  }, [menu]);
}

/** Keeps the tap that closes a panel from also clicking the dimmed page behind it. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  document.addEventListener('click', swallow, options);
  // A scroll or a long press ends without a click: stop at the next press.
  document.addEventListener('pointercancel', () => over.abort(), options);
  setTimeout(() => document.addEventListener('pointerdown', () => over.abort(), options));
}

function isInHeader(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('header') !== null;
}

/** Closes every panel, or section, in `place`. */
export function closePanels(place: Element | null): void {
  for (const panel of place?.querySelectorAll('details') ?? []) panel.open = false;
}

function openPanel(place: Element | null): HTMLDetailsElement | null {
  return place?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
}
