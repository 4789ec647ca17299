import { Link } from 'react-router';

export interface HeroCard {
  title: string;
  text: string;
  /** Where the whole card leads. */
  path?: string;
}

/** Three panes at the foot of a hero. */
export function HeroCards({ cards }: { cards: readonly HeroCard[] }) {
  return (
    <ul className="grid border border-white/30 bg-ink/75 backdrop-blur-sm wide:grid-cols-3">
      {cards.map(({ title, text, path }) => (
        <li
          key={title}
          className="relative border-white/30 p-6 transition-colors duration-300 not-last:border-b has-[a:hover]:bg-forest/80 wide:p-8 wide:not-last:border-r wide:not-last:border-b-0"
        >
          <h2 className="text-xl font-semibold">
            {path ? (
              <Link to={path} className="after:absolute after:inset-0">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="mt-3 text-mint">{text}</p>
        </li>
      ))}
    </ul>
  );
}
