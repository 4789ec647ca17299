import { useId } from 'react';
import { NavLink } from 'react-router';
import { PREFETCH } from '../ui/prefetch.ts';

interface MenuGroupProps {
  title: string;
  links: readonly { label: string; path: string; promise?: string | undefined }[];
  /** Names alone, as they stand in each page for those without JavaScript. */
  isPlain: boolean;
  /** Classes of the pane in its window. */
  className?: string;
  /** Classes of the list of links. */
  listClassName?: string;
}

/** Symbols of one file, which comes when a menu is opened (`artwork/marks.ts`). */
const MARKS = '/assets/marques.svg';

/** One pane of a menu window: a title and its links, each with its mark and what it promises. */
export function MenuGroup({ title, links, isPlain, className = '', listClassName = '' }: MenuGroupProps) {
  const titleId = useId();
  return (
    <div className={`menu-pane px-5 py-4 wide:p-6 ${className}`}>
      <p id={titleId} className="font-title text-sm font-semibold text-mint">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={`mt-1.5 wide:mt-3 ${listClassName}`}>
        {links.map(({ label, path, promise }) => (
          <li key={path} className={isPlain ? undefined : 'menu-item'}>
            {isPlain ? null : (
              <svg className="menu-mark" aria-hidden="true">
                <use href={`${MARKS}#${path.split('/').at(-1)}`} />
              </svg>
            )}
            <NavLink to={path} end className="menu-link" prefetch={PREFETCH}>
              {label}
            </NavLink>
            {promise && !isPlain ? <span className="menu-promise">{promise}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
