import { Fragment } from 'react';
import { Link } from 'react-router';

export interface PaneGroup {
  title: string;
  links: readonly { name: string; path: string }[];
}

export function LinkPanes({ groups }: { groups: readonly PaneGroup[] }) {
  return (
    <div className="column grid gap-x-8 gap-y-5 py-16 desktop:grid-cols-[1fr_3fr] desktop:py-24">
      {groups.map(({ title, links }) => (
        <Fragment key={title}>
          <h2 className="text-2xl desktop:text-xl wide:text-2xl">{title}</h2>
          <ul className="mb-7 whole-rows grid border-t border-l border-ink/30 print:grid-cols-3 desktop:grid-cols-2 wide:grid-cols-3">
            {links.map(({ name, path }) => (
              <li key={path} className="border-r border-b border-ink/30 bg-white">
                <Link
                  to={path}
                  className="flex h-full min-h-14 items-center px-5 py-3 print:px-2 print:py-1 font-semibold transition-colors duration-200 hover:bg-ink hover:text-white"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
