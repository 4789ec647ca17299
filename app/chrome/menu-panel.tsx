import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MENU_ENTRY } from './menu-entry.ts';
import { movePanelFocus } from './panel-keys.ts';
import { usePanelHover } from './use-panel-hover.ts';

interface MenuPanelProps {
  label: string;
  /** Start of the paths for which the button is active. */
  area: string;
  children: ReactNode;
}

/**
 * A button and what it discloses: a window under the header's bar, a collapsible section in the burger's menu.
 * A `<details>`, because it opens, closes its neighbour (`name`) and tells its state without a script; the script adds
 * the mouse's hovering and the arrow keys.
 */
export function MenuPanel({ label, area, children }: MenuPanelProps) {
  const { pathname } = useLocation();
  const { panel, ...hover } = usePanelHover();
  return (
    <details ref={panel} name="menu" className="menu-panel group/panel" onKeyDown={movePanelFocus} {...hover}>
      <summary className={MENU_ENTRY} aria-current={pathname.startsWith(area) ? 'true' : undefined}>
        {label}
        <ChevronDown
          className="size-4 transition-transform duration-200 group-open/panel:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="menu-window">{children}</div>
    </details>
  );
}
