import { Link } from 'react-router';
import { titleText } from '../ui/title-text.tsx';

export interface HeroCard {
  title: string;
  text: string;
  /** Link of the whole card. */
  path?: string;
}

export function HeroCards({ label, cards }: { label: string; cards: readonly HeroCard[] }) {
  return (
    <ul aria-label={label} className="hero-cards hero-foot grid border border-white/30 tablet:grid-cols-3">
      {cards.map(({ title, text, path }) => (
        <li
          key={title}
          className="relative border-white/30 px-5 py-3 transition-colors duration-300 max-tablet:not-last:border-b tablet:not-last:border-r has-[a:hover]:bg-forest/80 tablet:px-4 tablet:py-5 wide:px-6"
        >
          <h2 className={`text-lg font-semibold wide:text-xl ${path ? 'leads-on' : ''}`}>
            {path ? (
              <Link to={path} className="after:absolute after:inset-0">
                {titleText(title)}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="mt-1 text-mint desktop:mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
