import { Menu, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

/**
 * The burger and its menu; from 1050 px up, the entries are in the header (`styles/chrome/side-menu.css`). The menu
 * follows a `<details>`, which opens it in every browser and without JavaScript, and closes it from the same place.
 */
export function SideMenu({ children }: { children: ReactNode }) {
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
