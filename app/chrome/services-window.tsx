import { menu } from 'content-collections';
import { ArrowRight } from 'lucide-react';
import { NavLink } from 'react-router';
import { MenuGroup } from './menu-group.tsx';

/** The services menu: three panes, and a sill that leads to the whole list. */
export function ServicesWindow() {
  return (
    <div className="menu-frame wide:grid-cols-[7fr_5fr_5fr]">
      {menu.services.map((group, index) => (
        <MenuGroup
          key={group.title}
          {...group}
          className="menu-pane-large"
          listClassName={index === 0 ? 'wide:columns-2 wide:gap-6' : ''}
        />
      ))}
      <NavLink
        to="/services"
        end
        className="menu-pane group/sill flex items-center justify-between gap-4 px-5 py-4 font-semibold hover:text-lime wide:col-span-full wide:px-6"
      >
        Tous nos services
        <ArrowRight
          className="size-5 transition-transform duration-300 group-hover/sill:translate-x-1"
          aria-hidden="true"
        />
      </NavLink>
    </div>
  );
}
