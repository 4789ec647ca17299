import { agency } from 'content-collections';
import { Menu, X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { PhoneLink } from '../ui/contact-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu } from './main-menu.tsx';
import { asksForSearch } from './search-key.ts';
import { useOnNavigation } from './use-on-navigation.ts';

/** The fixed bar at the top of every page; on a phone it hides while the page is scrolled down. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  useHeaderRetreat(header);
  useMenuClosing(header);
  return (
    <header ref={header} className="site-header on-dark bleed">
      <Link to="/" aria-label={`${agency.brand}, accueil`} className="flex min-w-0 py-1.5">
        <BrandMark />
      </Link>
      <PhoneLink className="header-phone" />
      <SearchLink />
      <SideMenu>
        <MainMenu />
      </SideMenu>
    </header>
  );
}

/** The search page, with the focus in its field. */
const SEARCH = '/recherche#q';

function SearchLink() {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      void navigate(SEARCH);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return (
    <Link to={SEARCH} aria-label="Rechercher" className="search-link">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M21 21l-5-5M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15" />
      </svg>
    </Link>
  );
}

/**
 * The burger and its menu; from 1050 px up, the entries are in the header (`styles/chrome/side-menu.css`). The menu
 * follows a `<details>`, which opens it in every browser and without JavaScript, and closes it from the same place.
 */
function SideMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <details className="burger wide:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-pane border border-white/40 px-3.5 font-semibold hover:border-lime hover:text-lime">
          <span className="burger-closed">
            <Icon icon={Menu} className="size-5 min-w-0" />
            Menu
          </span>
          <span className="burger-open">
            <Icon icon={X} className="size-5 min-w-0" />
            Fermer
          </span>
        </summary>
      </details>
      <div id="menu" className="side-menu">
        {children}
      </div>
    </>
  );
}

/** Scroll distance before the header reacts (px), so that a resting thumb does not move it. */
const SLACK = 8;

/** Sets `data-away` on the header between a scroll down and a scroll up (`styles/chrome/header.css`). */
function useHeaderRetreat(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;

    function follow(): void {
      const top = Math.max(0, window.scrollY);
      const isAtTop = top <= (header.current?.offsetHeight ?? 0);
      if (Math.abs(top - last) < SLACK && !isAtTop) return;
      header.current?.toggleAttribute('data-away', top > last && !isAtTop);
      last = top;
    }

    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [header]);
}

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
function useMenuClosing(header: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => {
    for (const panel of header.current?.querySelectorAll<HTMLElement>('.menu-panel') ?? []) dismiss(panel);
    close(header.current);
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
    matchMedia(WIDE_SCREEN).addEventListener('change', () => close(element), { signal });
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
  if (!(target instanceof Element)) return;
  if (isWideScreen()) {
    for (const panel of panels) if (!panel.contains(target)) close(panel);
  } else if (!target.closest('.burger, .side-menu')) close(header);
}

function close(place: Element | null): void {
  for (const details of place?.querySelectorAll('details') ?? []) details.open = false;
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
