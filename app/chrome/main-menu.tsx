import { chromeCopy, partList } from 'content-collections';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PhoneLink } from '../ui/contact-link.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ServicesWindow, TechnologiesWindow } from './menu-windows.tsx';
import { movePanelFocus } from './panel-keys.ts';

/** The entries of the menu: a bar from 1050 px up, rows of the burger menu below. */
export function MainMenu() {
  return (
    <nav
      aria-label="Menu principal"
      className="grow overflow-y-auto overscroll-contain border-t border-white/15 wide:overflow-visible wide:border-0"
    >
      <ul className="menu-entries flex min-h-full flex-col wide:flex-row wide:items-center">
        <MenuPanel label="Services" areas={['/services', '/expertises']}>
          <ServicesWindow />
        </MenuPanel>
        {partList.technologies ? (
          <MenuPanel label="Technologies" areas={['/technologies']}>
            <TechnologiesWindow />
          </MenuPanel>
        ) : null}
        <li>
          <MenuLink path="/realisations" label="Réalisations" />
        </li>
        {partList.blog ? (
          <li className="wide:hidden">
            <MenuLink path="/blog" label="Blog" />
          </li>
        ) : null}
        <li className="wide:hidden">
          <PhoneLink className="menu-entry" />
        </li>
        <li className="menu-calls mt-auto grid gap-3 border-t border-white/15 bg-ink p-5 tall:sticky tall:bottom-0 wide:hidden">
          <Button routerLink="/contact" color="white-outline" label={chromeCopy.header.contact} />
          <Button routerLink="/obtenir-un-devis" color="white" label={chromeCopy.header.quote} />
        </li>
        <li className="menu-calls ml-auto hidden gap-3 wide:flex">
          <Button
            routerLink="/contact"
            size="small"
            color="white-outline"
            label={chromeCopy.header.contact}
          />
          <Button
            routerLink="/obtenir-un-devis"
            size="small"
            color="white"
            label={chromeCopy.header.quoteWide}
          />
        </li>
      </ul>
    </nav>
  );
}

function MenuLink({ path, label }: { path: string; label: string }) {
  const { pathname } = useLocation();
  const isInside = pathname.startsWith(path) ? 'true' : undefined;
  return (
    <Link
      to={path}
      className="menu-entry"
      aria-current={pathname === path ? 'page' : isInside}
      prefetch={PREFETCH}
    >
      {label}
    </Link>
  );
}

interface MenuPanelProps {
  label: string;
  /** Paths of the pages that it links to; the button is current there. */
  areas: readonly string[];
  children: ReactNode;
}

/**
 * An entry of the menu that opens a window under the bar, or a section of the burger menu. The window follows a
 * `<details>` instead of being inside it, where browsers before `::details-content` could not show it on hover.
 */
function MenuPanel({ label, areas, children }: MenuPanelProps) {
  const { pathname } = useLocation();
  return (
    <li className="menu-panel" onKeyDown={movePanelFocus}>
      <details name="menu" className="menu-toggle">
        <summary
          className="menu-entry"
          aria-current={areas.some((area) => pathname.startsWith(area)) ? 'true' : undefined}
        >
          {label}
        </summary>
      </details>
      <div className="menu-window">{children}</div>
    </li>
  );
}
