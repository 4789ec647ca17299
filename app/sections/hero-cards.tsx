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
  look?: 'panes' | 'rows' | 'strip';
}

export function HeroCards({ label, cards, look = 'panes' }: HeroCardsProps) {
  return (
    <ul aria-label={label} className={`hero-foot hero-${look} grid ${look === 'strip' ? 'on-light' : ''}`}>
      {cards.map(({ title, text, path }) => (
        <li key={title} className="relative">
          <h2 className={`text-lg font-semibold wide:text-xl ${path ? 'leads-on' : ''}`}>
            {path ? (
              <Link to={path} className="after:absolute after:inset-0">
                {titleText(title)}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className={`mt-1 ${look === 'strip' ? 'text-stone' : 'text-mint'}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
