import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';

/** From 1050 px up the menu is a bar, below a burger (specification, section 9; `--breakpoint-wide`). */
const WIDE_SCREEN = '(min-width: 65.625rem)';

/** Whether the menu is a bar now. Browser only. */
function isWideScreen(): boolean {
  return matchMedia(WIDE_SCREEN).matches;
}

/**
 * Closes the menus of the header as people expect: by Escape, a press or focus outside, a mouse that leaves, a
 * navigation, and when the bar becomes a burger. Opening is plain HTML and CSS. The page behind an opened menu is inert,
 * so that the press that closes it follows no link.
 */
export function useMenuClosing(header: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => {
    for (const panel of header.current?.querySelectorAll<HTMLElement>('.menu-panel') ?? []) dismiss(panel);
    closeAll(header.current);
    // At once: the title of the new page gets the focus.
    setPageInert(false);
  });

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const over = new AbortController();
    const { signal } = over;
    const panels = [...element.querySelectorAll<HTMLElement>('.menu-panel')];

    for (const panel of panels) {
      panel.addEventListener(
        'pointerleave',
        ({ pointerType }) => {
          delete panel.dataset.dismissed;
          if (pointerType === 'mouse' && isWideScreen() && !panel.querySelector('a:focus-visible'))
            close(panel);
        },
        { signal },
      );
    }
    // `toggle` does not bubble.
    element.addEventListener(
      'toggle',
      ({ target }) => {
        onToggle(target, panels);
        setPageInert(element.querySelector('details[open]') !== null);
      },
      { signal, capture: true },
    );
    document.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && closeByEscape(element, panels),
      {
        signal,
      },
    );
    // Not a pointerdown: the page would no longer be inert when the click follows.
    for (const type of ['click', 'focusin'])
      document.addEventListener(type, (event) => closeFromOutside(event, element, panels), { signal });
    matchMedia(WIDE_SCREEN).addEventListener('change', () => closeAll(element), { signal });
    return () => {
      over.abort();
      setPageInert(false);
    };
  }, [header]);
}

function onToggle(target: EventTarget | null, panels: readonly HTMLElement[]): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  if (target.matches('.burger')) {
    if (!target.open) for (const panel of panels) close(panel);
    return;
  }
  const panel = target.parentElement;
  if (!panel) return;
  if (!target.open) dismiss(panel);
  // Browsers before Chrome 120, Safari 17.2 and Firefox 130 do not know `name`.
  else for (const other of panels) if (other !== panel) close(other);
  if (target.open && !isWideScreen()) bringIntoView(panel);
}

function closeByEscape(header: HTMLElement, panels: readonly HTMLElement[]): void {
  if (!isWideScreen()) {
    const burger = header.querySelector<HTMLDetailsElement>('.burger[open]');
    if (!burger) return;
    burger.open = false;
    burger.querySelector('summary')?.focus();
    return;
  }
  for (const panel of panels) {
    const focused = document.activeElement;
    const isOpen = panel.querySelector('details[open]') !== null;
    close(panel);
    dismiss(panel);
    // A window opened by hover while the visitor types elsewhere does not take the focus.
    if (panel.contains(focused) || (isOpen && focused === document.body))
      panel.querySelector('summary')?.focus();
  }
}

function closeFromOutside({ target }: Event, header: HTMLElement, panels: readonly HTMLElement[]): void {
  if (!(target instanceof Node)) return;
  if (isWideScreen()) {
    for (const panel of panels) if (!panel.contains(target)) close(panel);
  } else if (!header.querySelector('.side-menu')?.contains(target) && !isIn(target, '.burger'))
    closeAll(header);
}

function isIn(target: Node, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function closeAll(place: Element | null): void {
  for (const details of place?.querySelectorAll('details') ?? []) details.open = false;
}

function close(panel: HTMLElement): void {
  closeAll(panel);
}

/** Keeps a window closed while the mouse is still on it (WCAG 2.2, 1.4.13). */
function dismiss(panel: HTMLElement): void {
  if (panel.matches(':hover')) panel.dataset.dismissed = '';
}

function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isInert;
}

/** Opening a section closes the one above it, which may move this one's title out of view. */
function bringIntoView(section: HTMLElement): void {
  const menuTop = section.closest('nav')?.getBoundingClientRect().top ?? 0;
  if (section.getBoundingClientRect().top < menuTop) section.scrollIntoView();
}
