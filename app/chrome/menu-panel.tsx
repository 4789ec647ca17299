import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { movePanelFocus } from './panel-keys.ts';

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
export function MenuPanel({ label, areas, children }: MenuPanelProps) {
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
