import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';
import { closePanels } from './use-panel-dismissal.ts';
import { WIDE_SCREEN } from './wide-screen.ts';

/**
 * Makes a modal dialog of the burger's popover: the page behind is inert, the focus goes in and comes back, the
 * sections are collapsed at the end. Opening, Escape and the press outside are the browser's own.
 */
export function useSideMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const behind = useRef<HTMLElement[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  useOnNavigation(() => menu.current?.hidePopover());

  useEffect(() => {
    const query = matchMedia(WIDE_SCREEN);
    const close = () => menu.current?.hidePopover();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  // Whoever was faster than the script has it open already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) becomeModal(menu.current);
  }, []);

  function becomeModal(element: HTMLElement) {
    setIsOpen(true);
    // After the frame that shows it: both have the whole page's styles computed anew.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!element.matches(':popover-open')) return;
        closeButton.current?.focus();
        behind.current = elementsAround(element);
        setInert(behind.current, true);
      }),
    );
  }

  /** Before the menu goes: the browser gives the focus back to the burger, which must be able to take it. */
  function onBeforeToggle({ newState, target }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed' && target === menu.current) setInert(behind.current, false);
  }

  function onToggle({ newState, target }: ToggleEvent<HTMLElement>) {
    // React lets this event bubble: the sections inside send it too.
    if (!menu.current || target !== menu.current) return;
    if (newState === 'open') {
      becomeModal(menu.current);
      return;
    }
    setIsOpen(false);
    closePanels(menu.current);
    // After a press outside the browser leaves the focus nowhere. After a link it is on the new page's title.
    if (document.activeElement === document.body) burger.current?.focus();
  }

  return { menu, burger, closeButton, isOpen, onBeforeToggle, onToggle };
}

function setInert(elements: HTMLElement[], isInert: boolean): void {
  for (const element of elements) element.inert = isInert;
}

/** All that is neither in `element` nor around it, up to the body. */
function elementsAround(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...elementsAround(parent)];
}
