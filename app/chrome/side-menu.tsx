import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSideMenu } from './use-side-menu.ts';

const MENU_ID = 'menu';
const ICON_BUTTON =
  'inline-flex min-h-11 items-center gap-2.5 rounded-pane border border-white/40 px-3.5 font-semibold hover:border-lime hover:text-lime wide:hidden';

/**
 * The menu and its burger. One markup for every width, with or without JavaScript: a popover, which the
 * burger opens natively (`popovertarget`, which also exposes its state), and which is `display: contents` in
 * the header from 1050 px up (`styles/chrome/side-menu.css`). With JavaScript it is modal: see
 * `use-side-menu.ts`.
 */
export function SideMenu({ children }: { children: ReactNode }) {
  const { menu, burger, closeButton, isOpen, onBeforeToggle, onToggle } = useSideMenu();
  const dialog = isOpen ? ({ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } as const) : {};
  return (
    <>
      <button
        ref={burger}
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        className={ICON_BUTTON}
      >
        <Menu className="size-5 min-w-0" aria-hidden="true" />
        Menu
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="side-menu"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        {...dialog}
      >
        <div className="flex h-header shrink-0 items-center justify-end border-b border-white/15 px-5 wide:hidden">
          <button
            ref={closeButton}
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={ICON_BUTTON}
          >
            <X className="size-5" aria-hidden="true" />
            Fermer
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
