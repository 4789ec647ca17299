import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';
import { closePanels } from './use-panel-dismissal.ts';
import { WIDE_SCREEN } from './wide-screen.ts';

/**
 * Makes the burger's popover a modal dialog: the page behind is inert, the focus moves in and back, sections
 * are collapsed on closing. Opening, Escape and the press outside are native.
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

  // The visitor may have opened it before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) becomeModal(menu.current);
  }, []);

  function becomeModal(element: HTMLElement) {
    setIsOpen(true);
    // After the frame that shows it: both recalculate the styles of the whole page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!element.matches(':popover-open')) return;
        closeButton.current?.focus();
        behind.current = elementsAround(element);
        setInert(behind.current, true);
      }),
    );
  }

  /** Before the menu closes: the browser returns the focus to the burger, which must not be inert. */
  function onBeforeToggle({ newState, target }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed' && target === menu.current) setInert(behind.current, false);
  }

  function onToggle({ newState, target }: ToggleEvent<HTMLElement>) {
    // React lets this event bubble: the `<details>` inside send it too.
    if (!menu.current || target !== menu.current) return;
    if (newState === 'open') {
      becomeModal(menu.current);
      return;
    }
    setIsOpen(false);
    closePanels(menu.current);
    // After a press outside, nothing has the focus. After a link, the new page's title has it.
    if (document.activeElement === document.body) burger.current?.focus();
  }

  return { menu, burger, closeButton, isOpen, onBeforeToggle, onToggle };
}

function setInert(elements: HTMLElement[], isInert: boolean): void {
  for (const element of elements) element.inert = isInert;
}

/** All elements outside `element` that do not contain it, up to the body. */
function elementsAround(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...elementsAround(parent)];
}
