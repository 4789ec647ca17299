import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { FIXED_PAGES, type FixedPath } from '../../content/fixed-pages.ts';
import { MENU_ENTRY } from './menu-entry.ts';
import { movePanelFocus } from './panel-keys.ts';
import { usePanelHover } from './use-panel-hover.ts';

interface MenuPanelProps {
  label: string;
  /** Path of the page that lists the same; the button is active on it and on those below. */
  area: FixedPath;
  /** What the window holds; plain where no script is. */
  Window: ComponentType<{ isPlain?: boolean }>;
}

/**
 * A button and what it discloses: a window under the header's bar, a collapsible section in the burger's menu.
 * A `<details>`, because it opens, closes its neighbour (`name`) and tells its state without a script; the script adds
 * the mouse's hovering and the arrow keys.
 *
 * The window's links, over a hundred elements that few visits need, are put in when the pointer or the focus comes to
 * the button. Until the script can do so there is a link to the page that lists them; without one, they are all there,
 * by name.
 */
export function MenuPanel({ label, area, Window }: MenuPanelProps) {
  const { pathname } = useLocation();
  const { panel, isWanted, ...hover } = usePanelHover();
  return (
    <details ref={panel} name="menu" className="menu-panel group/panel" onKeyDown={movePanelFocus} {...hover}>
      <summary className={MENU_ENTRY} aria-current={pathname.startsWith(area) ? 'true' : undefined}>
        {label}
        <ChevronDown
          className="size-4 transition-transform duration-200 group-open/panel:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="menu-window">
        {isWanted ? (
          <Window />
        ) : (
          <>
            <Link to={area} className="menu-stopgap">
              {FIXED_PAGES[area]}
            </Link>
            <noscript>
              <Window isPlain />
            </noscript>
          </>
        )}
      </div>
    </details>
  );
}
