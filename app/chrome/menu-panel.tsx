import { ChevronDown } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FIXED_PAGES, type FixedPath } from '../../content/fixed-pages.ts';
import { MENU_ENTRY } from './menu-entry.ts';
import { movePanelFocus } from './panel-keys.ts';
import { usePanelHover } from './use-panel-hover.ts';

interface MenuPanelProps {
  label: string;
  /** Page that lists the same links; the button is current on it and on its subpages. */
  area: FixedPath;
  /** Imports the content of the window. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A disclosure: a window under the header's bar, a collapsible section in the burger menu. A `<details>`
 * works without JavaScript (it closes its neighbour by `name`); the script adds hover and arrow keys.
 */
export function MenuPanel({ label, area, load }: MenuPanelProps) {
  const { pathname } = useLocation();
  const { panel, isWanted, ...hover } = usePanelHover();
  const stopgap = useRef<HTMLAnchorElement>(null);
  const [Window, setWindow] = useState<ComponentType | null>(null);
  const [isFocusOwed, setIsFocusOwed] = useState(false);

  // Not `lazy`: React would delay the window by 300 ms once the fallback was shown.
  useEffect(() => {
    if (!isWanted || Window) return;
    load().then(
      (module) => {
        setIsFocusOwed(document.activeElement === stopgap.current);
        setWindow(() => module.default);
      },
      // The link stays.
      () => {},
    );
  }, [isWanted, Window, load]);
  useEffect(() => {
    if (isFocusOwed) panel.current?.querySelector<HTMLElement>('.menu-window a')?.focus();
  }, [isFocusOwed, panel]);

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
        {Window ? (
          <Window />
        ) : (
          <Link ref={stopgap} to={area} className="menu-stopgap">
            {FIXED_PAGES[area]}
          </Link>
        )}
      </div>
    </details>
  );
}
