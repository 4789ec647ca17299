import { Link } from 'react-router';
import { titleText } from '../ui/title-text.tsx';

export interface HeroCard {
  title: string;
  text: string;
  /** Link of the whole card. */
  path?: string;
}

interface HeroCardsProps {
  label: string;
  cards: readonly HeroCard[];
  /** Classes of its look. */
  look?: string;
}

export function HeroCards({ label, cards, look = 'hero-panes' }: HeroCardsProps) {
  return (
    <ul aria-label={label} className={`hero-foot hero-points ${look}`}>
      {cards.map(({ title, text, path }) => (
        <li key={title}>
          <h2 className={path && 'leads-on'}>
            {path ? (
              <Link to={path} className="after:absolute after:inset-0">
                {titleText(title)}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
