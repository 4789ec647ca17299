import { agency } from 'content-collections';
import { useRef } from 'react';
import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { useHeaderRetreat } from './use-header-retreat.ts';
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
