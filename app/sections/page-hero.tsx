import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import type { Crumb } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { titleText } from '../ui/title-text.tsx';
import { type HeroCard, HeroCards } from './hero-cards.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import { PriceLine } from './price-line.tsx';

interface PageHeroProps {
  trail: readonly Crumb[];
  /** May contain `<em>`. */
  title: string;
  subtitle: string;
  /** Which of the two is set in large type. */
  loud?: 'title' | 'subtitle';
  /** 1200 × 1080 px, dark at its left edge. */
  picture: string;
  /** Alternative text; empty for a decorative picture. */
  pictureAlt?: string;
  buttonLabel: string;
  price?: Price | null;
  /** Stands at the left of the price, below the button. */
  children?: ReactNode;
  /** Accessible name of the list of cards. */
  cardsLabel: string;
  cards: readonly HeroCard[];
}

const LOOKS = {
  title: {
    column: 'max-w-2xl',
    title: 'text-4xl desktop:text-hero',
    subtitle: 'mt-5 desktop:mt-6 max-w-xl text-lg text-mint desktop:text-xl',
    fit: 'whole',
  },
  subtitle: {
    column: 'max-w-2xl wide:max-w-[45rem]',
    title: 'text-lg font-semibold tracking-normal text-mint desktop:text-xl',
    subtitle: 'loud mt-4',
    fit: 'hall',
  },
} as const;

/** First screen of a service, technology or city. */
export function PageHero({
  trail,
  title,
  subtitle,
  loud = 'title',
  picture,
  pictureAlt = '',
  buttonLabel,
  price = null,
  children,
  cardsLabel,
  cards,
}: PageHeroProps) {
  const look = LOOKS[loud];
  return (
    <section className="hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white wide:min-h-[min(100svh,60rem)]">
      <HeroSpotlight />
      <div className={`hero-text pt-4 desktop:pt-6 wide:pb-12 ${look.column}`}>
        <Breadcrumbs trail={trail} />
        <h1 className={look.title}>
          {title.split(/<\/?em>/).map((part, index) =>
            index % 2 === 1 ? (
              <em key={part} className="text-lime not-italic">
                {titleText(part)}
              </em>
            ) : (
              titleText(part)
            ),
          )}
        </h1>
        <p className={look.subtitle}>
          {loud === 'subtitle' ? titleText(subtitle) : titleTypography(subtitle, 20)}
        </p>
        <div className="mt-6 flow-root desktop:mt-8">
          <Button
            routerLink="/obtenir-un-devis"
            color="white"
            size="large"
            label={buttonLabel}
            icon={<Icon icon={ArrowRight} className="size-5" />}
            iconPosition="right"
          />
          {children}
          <PriceLine price={price} className="mt-5 max-w-md text-mint" />
        </div>
      </div>
      <HeroDrawing src={picture} alt={pictureAlt} fit={look.fit} />
      <HeroCards label={cardsLabel} cards={cards} />
    </section>
  );
}
