import { Fragment } from 'react';
import { Link } from 'react-router';
import type { HubGroup } from '../hubs/hub-entry.ts';

/** Every page of a hub with a one-sentence description, by group. */
export function Directory({ groups }: { groups: readonly HubGroup[] }) {
  return (
    <div className="column grid gap-4 py-16 desktop:grid-cols-[1fr_3fr] desktop:gap-x-8 desktop:gap-y-20 desktop:py-28">
      {groups.map(({ title, entries }) => (
        <Fragment key={title}>
          <h2 className="text-2xl not-desktop:not-first:mt-10 desktop:sticky desktop:top-28 desktop:self-start">
            {title}
          </h2>
          <ul className="border-t border-ink">
            {entries.map(({ name, path, sentence }) => (
              <li
                key={path}
                className="group relative grid gap-x-8 gap-y-1 border-b border-ink/25 py-5 print:py-2 wide:grid-cols-[1fr_2fr]"
              >
                <Link
                  to={path}
                  className="font-title text-2xl font-semibold after:absolute after:inset-0 group-hover:text-emerald"
                >
                  {name}
                </Link>
                <p className="max-w-xl text-stone">{sentence}</p>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
