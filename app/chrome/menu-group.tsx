import { useId } from 'react';
import { NavLink } from 'react-router';
import { MARKS } from '../ui/marks.ts';
import { PREFETCH } from '../ui/prefetch.ts';

interface MenuGroupProps {
  title: string;
  links: readonly { label: string; path: string; promise?: string | undefined }[];
  className?: string;
  listClassName?: string;
}

/** One pane of a menu window: a title and its links, each with an icon and a one-line promise. */
export function MenuGroup({ title, links, className = '', listClassName = '' }: MenuGroupProps) {
  const titleId = useId();
  return (
    <div className={`menu-pane px-5 py-4 wide:p-6 ${className}`}>
      <p id={titleId} className="font-title text-sm font-semibold text-mint">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={`mt-1.5 wide:mt-3 ${listClassName}`}>
        {links.map(({ label, path, promise }) => (
          <li key={path} className="menu-item">
            <svg className="menu-mark" aria-hidden="true">
              <use href={`${MARKS}#${path.split('/').at(-1)}`} />
            </svg>
            <NavLink to={path} end className="menu-link" prefetch={PREFETCH}>
              {label}
            </NavLink>
            {promise ? ` ${promise}` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
