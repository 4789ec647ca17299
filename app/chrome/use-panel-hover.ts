import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isWideScreen } from './wide-screen.ts';

/** Long enough to cross a neighbour on the way to an open panel without opening it. */
const OPEN_AFTER_MS = 90;
/** Long enough to leave the panel's edge by a clumsy move and come back. */
const CLOSE_AFTER_MS = 240;

/**
 * Opens a panel while a mouse or a pen is on it. Touch is ignored: a tap clicks the summary, which toggles
 * natively. `isWanted` means that the panel has been open or may open soon.
 */
export function usePanelHover() {
  const panel = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);
  const isOpenedByHover = useRef(false);
  const [isWanted, setWanted] = useState(false);

  // The visitor may have opened it, or put the mouse on it, before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (panel.current?.open) setWanted(true);
    else if (matchMedia('(hover: hover)').matches && panel.current?.matches(':hover')) arrive();
  }, []);

  function after(delay: number, run: (details: HTMLDetailsElement) => void) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (panel.current) run(panel.current);
    }, delay);
  }

  function onFocus() {
    setWanted(true);
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    setWanted(true);
    if (pointerType !== 'touch') arrive();
  }

  function arrive(): void {
    setWanted(true);
    if (!isWideScreen()) return;
    after(OPEN_AFTER_MS, (details) => {
      if (details.open || isReadByKeyboard(details.parentElement?.parentElement)) return;
      details.open = true;
      isOpenedByHover.current = true;
    });
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'touch' || !isWideScreen()) return;
    after(CLOSE_AFTER_MS, (details) => {
      if (!isReadByKeyboard(details)) details.open = false;
    });
  }

  function onToggle() {
    if (panel.current?.open) setWanted(true);
    if (!panel.current?.open) isOpenedByHover.current = false;
    else if (!isWideScreen()) bringIntoView(panel.current);
  }

  /** A click right after hover opened the panel means « open »: it stays open. */
  function onClick(event: MouseEvent) {
    const isOnSummary = event.target instanceof Element && event.target.closest('summary');
    if (!isOnSummary) return;
    clearTimeout(timer.current);
    const isPressed = event.detail > 0;
    if (isPressed && isOpenedByHover.current) event.preventDefault();
    isOpenedByHover.current = false;
  }

  return { panel, isWanted, onFocus, onPointerEnter, onPointerLeave, onToggle, onClick };
}

/** A panel with keyboard focus in it stays open. */
function isReadByKeyboard(place: Element | null | undefined): boolean {
  return place?.querySelector('a:focus-visible') instanceof Element;
}

/** Opening a section closes the one above it, which may move this one's title out of view. */
function bringIntoView(section: HTMLDetailsElement): void {
  const menuTop = section.closest('nav')?.getBoundingClientRect().top ?? 0;
  if (section.getBoundingClientRect().top < menuTop) section.scrollIntoView();
}
