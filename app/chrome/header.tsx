import { agency } from 'content-collections';
import { Menu, X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu } from './main-menu.tsx';
import { asksForSearch } from './search-key.ts';
import { useMenuClosing } from './use-menu-closing.ts';

/** The fixed bar at the top of every page; on a phone it hides while the page is scrolled down. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  useHeaderRetreat(header);
  useMenuClosing(header);
  return (
    <header
      ref={header}
      className="site-header on-dark bleed fixed inset-x-0 top-0 z-40 box-content flex h-header items-center justify-between gap-4 border-b border-white/15 bg-ink text-white wrap-normal wide:gap-6"
    >
      <Link to="/" aria-label={`${agency.brand}, accueil`} className="flex min-w-0 py-1.5">
        <BrandMark />
      </Link>
      <SearchLink />
      <SideMenu>
        <MainMenu />
      </SideMenu>
    </header>
  );
}

/** The search page, with the focus in its field. */
const SEARCH = '/recherche#q';

/** Link to the search: an icon in the header, and the « / » key. */
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
