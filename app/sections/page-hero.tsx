import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import type { Crumb } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { titleText } from '../ui/title-text.tsx';
import { type HeroCard, HeroCards } from './hero-cards.tsx';
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
    column: 'max-w-2xl desktop:max-w-[30rem] wide:max-w-[38rem]',
    title: 'text-hero-small desktop:text-hero',
    subtitle: 'mt-6 max-w-xl text-lg text-mint desktop:text-xl',
    picture: '',
  },
  subtitle: {
    column: 'max-w-2xl desktop:max-w-[32rem] wide:max-w-[45rem]',
    title: 'text-lg font-semibold tracking-normal text-mint desktop:text-xl',
    subtitle: 'loud mt-4',
    // What stands on the floor, up to its top.
    picture: 'object-[50%_26%]',
  },
};

/** First screen of a service, technology or city: the picture is at the right, below the text on a phone. */
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
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
      <HeroSpotlight />
      <div className="column flex flex-col gap-7 pt-4 pb-10 desktop:min-h-[calc(min(100svh,60rem)-var(--spacing-header))] desktop:justify-between desktop:gap-12 desktop:pt-6 desktop:pb-24">
        <div className={look.column}>
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
          <div className="mt-8 flow-root">
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
        <div className="not-printed -mx-5 desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:-z-20 desktop:mx-0 desktop:w-[62%]">
          <Picture
            src={picture}
            alt={pictureAlt}
            width={1200}
            height={1080}
            eager
            className={`aspect-9/5 w-full object-cover ${look.picture} desktop:aspect-auto desktop:h-full desktop:object-[65%_50%] wide:object-[75%_50%]`}
          />
          <div className="hero-shade absolute inset-0" />
        </div>
        <HeroCards label={cardsLabel} cards={cards} />
      </div>
    </section>
  );
}
