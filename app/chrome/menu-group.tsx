import type { Menu } from 'content-collections';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { PREFETCH } from '../ui/prefetch.ts';

type Group = Menu['services'][number];

interface MenuGroupProps extends Group {
  /** Classes of the pane in its window. */
  className?: string;
  /** Classes of the list of links. */
  listClassName?: string;
}

/** One pane of a menu window: a title and its links. */
export function MenuGroup({ title, links, className = '', listClassName = '' }: MenuGroupProps) {
  const titleId = useId();
  return (
    <div className={`menu-pane px-5 py-4 wide:p-6 ${className}`}>
      <p id={titleId} className="font-title text-sm font-semibold text-mint">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={`mt-1.5 wide:mt-3 ${listClassName}`}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end className="menu-link" prefetch={PREFETCH}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
