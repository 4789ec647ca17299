import { Link } from 'react-router';
import { Section } from '../ui/section.tsx';

interface RelatedPagesProps {
  /** Links with a detail are lines, others chips. */
  groups: readonly {
    title: string;
    links: readonly { name: string; detail?: string; path: string }[];
  }[];
  /** Whether they go on, on the ground of the section above. */
  isJoined?: boolean;
}

export function RelatedPages({ groups, isJoined = false }: RelatedPagesProps) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section tone="paper" labelledBy="a-lire-aussi" isJoined={isJoined}>
      <h2 id="a-lire-aussi" className="sr-only">
        Pages proches
      </h2>
      <div className="related">
        {shown.map(({ title, links }) => (
          <div key={title}>
            <h3 className="text-lg font-semibold tracking-normal text-emerald">{title}</h3>
            <ul>
              {links.map(({ name, detail, path }) => (
                <li key={path}>
                  {detail ? (
                    <p className="leads-on">
                      <Link to={path} className="after:absolute after:inset-0 hover:text-emerald">
                        <strong className="font-semibold">{name}</strong>
                        {`\u202f: ${detail}`}
                      </Link>
                    </p>
                  ) : (
                    <Link
                      to={path}
                      className="inline-flex min-h-11 items-center rounded-pane border border-ink px-4 py-2 font-semibold transition-colors duration-200 hover:bg-ink hover:text-white"
                    >
                      {name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
