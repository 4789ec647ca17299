import { Link } from 'react-router';
import { Rail } from '../ui/rail.tsx';

/** A card at the foot of a hero. */
export interface HeroCard {
  title: string;
  text: string;
  /** Link of the whole card. */
  path?: string;
}

/** Three panes at the foot of a hero. */
export function HeroCards({ label, cards }: { label: string; cards: readonly HeroCard[] }) {
  return (
    <Rail label={label} className="hero-cards border border-white/30 desktop:grid desktop:grid-cols-3">
      {cards.map(({ title, text, path }) => (
        <li
          key={title}
          className="relative border-white/30 p-5 transition-colors duration-300 not-last:border-r has-[a:hover]:bg-forest/80 wide:p-7"
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
          <p className="mt-2 text-mint">{text}</p>
        </li>
      ))}
    </Rail>
  );
}
