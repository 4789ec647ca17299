import { Link } from 'react-router';
import { MARKS } from '../ui/icon.tsx';
import { type HubGroup, HubSaying } from './hub.tsx';
import { useLit } from './use-lit.ts';

/** Panes of the widest window; more take a second row. */
const MOST_IN_ROW = 7;

/**
 * The technologies as a wall of panes, one window per group, and the sentence of the lit pane. Panes widen to
 * fill their row (`styles/hubs.css`). Without JavaScript they still light and link.
 */
export function TechnologyWall({ groups }: { groups: readonly HubGroup[] }) {
  const entries = groups.flatMap((group) => group.entries);
  const { lit, handlersOf } = useLit(entries[0]?.slug);
  const said = entries.find(({ slug }) => slug === lit);
  return (
    <>
      <div className="wall">
        {groups.map(({ title, entries }) => (
          <div key={title} className={`wall-window wall-${Math.min(entries.length, MOST_IN_ROW)}`}>
            <h2 className="wall-title">{title}</h2>
            <ul className="wall-panes">
              {entries.map(({ slug, name, path, mark = slug }) => (
                <li key={slug}>
                  <Link
                    to={path}
                    className="wall-pane"
                    data-lit={slug === lit ? '' : undefined}
                    {...handlersOf(slug)}
                  >
                    <svg aria-hidden="true">
                      <use href={`${MARKS}#${mark}-verre`} className="wall-glass" />
                      <use href={`${MARKS}#${mark}`} y="20" height="44" />
                    </svg>
                    {name}
                  </Link>
                  {/* On a phone, below the row of its pane. */}
                  {slug === said?.slug ? <HubSaying entry={said} /> : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {said ? (
        <HubSaying entry={said}>
          <svg aria-hidden="true">
            <use href={`${MARKS}#${said.mark ?? said.slug}-verre`} className="wall-glass" />
            <use href={`${MARKS}#${said.mark ?? said.slug}`} y="11%" height="78%" />
          </svg>
        </HubSaying>
      ) : null}
    </>
  );
}
