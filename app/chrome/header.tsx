import { agency } from 'content-collections';
import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { SideMenu } from './side-menu.tsx';

/** The fixed bar at the top of every page. */
export function Header() {
  return (
    <header className="site-header on-dark fixed inset-x-0 top-0 z-40 border-b border-white/15 bg-ink text-white wrap-normal">
      <div className="column flex h-header items-center justify-between gap-4 wide:gap-6">
        <Link to="/" aria-label={`${agency.brand}, accueil`} className="flex">
          <BrandMark />
        </Link>
        <SearchLink />
        <SideMenu>
          <MainMenu />
        </SideMenu>
      </div>
    </header>
  );
}
