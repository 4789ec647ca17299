import { ChevronDown } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FIXED_PAGES, type FixedPath } from '../../content/fixed-pages.ts';
import { MENU_ENTRY } from './menu-entry.ts';
import { movePanelFocus } from './panel-keys.ts';
import { usePanelHover } from './use-panel-hover.ts';

interface MenuPanelProps {
  label: string;
  /** Path of the page that lists the same; the button is active on it and on those below. */
  area: FixedPath;
  /** The module of what the window holds. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A button and what it discloses: a window under the header's bar, a collapsible section in the burger's menu.
 * A `<details>`, because it opens, closes its neighbour (`name`) and tells its state without a script; the script adds
 * the mouse's hovering and the arrow keys.
 *
 * The window, over a hundred elements that few visits need, comes with its module when the pointer or the focus comes to
 * the button. Until then, and without a script, there is a link to the page that lists the same.
 */
export function MenuPanel({ label, area, load }: MenuPanelProps) {
  const { pathname } = useLocation();
  const { panel, isWanted, ...hover } = usePanelHover();
  const stopgap = useRef<HTMLAnchorElement>(null);
  const [Window, setWindow] = useState<ComponentType | null>(null);
  const [isFocusOwed, setIsFocusOwed] = useState(false);

  // By hand: React's `lazy` would hold the window back for 300 ms once the stopgap was shown.
  useEffect(() => {
    if (!isWanted || Window) return;
    load().then(
      (module) => {
        setIsFocusOwed(document.activeElement === stopgap.current);
        setWindow(() => module.default);
      },
      // The stopgap leads on.
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
