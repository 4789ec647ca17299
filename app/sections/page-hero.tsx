import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import type { Crumb } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { titleText } from '../ui/title-text.tsx';
import { BookingButton } from './booking.tsx';
import { type HeroCard, HeroCards } from './hero-cards.tsx';
import { HeroDrawing, type HeroDrawingProps } from './hero-drawing.tsx';
import { HeroResult, type HeroResultProps } from './hero-result.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import { PriceLine } from './price-line.tsx';

interface PageHeroProps {
  trail: readonly Crumb[];
  /** Begins the title in small type. */
  lead?: string;
  /** May contain `<em>`. */
  title: string;
  subtitle?: string;
  /** 1200 × 1080 px, dark at its left edge. */
  picture: string;
  /** Alternative text; empty for a decorative picture. */
  pictureAlt?: string;
  fit?: HeroDrawingProps['fit'];
  buttonLabel: string;
  /** Where what the page offers is booked: the first of two buttons. */
  booking?: string | undefined;
  price?: Price | null;
  /** The case that the page shows further down. */
  result?: HeroResultProps | undefined;
  /** In `.hero-proof`: below the price, on a phone below the picture. */
  children?: ReactNode;
  /** Whether it is set smaller, so that more fits the first screen. */
  isDense?: boolean;
  /** Accessible name of the list of cards. */
  cardsLabel: string;
  cards: readonly HeroCard[];
}

/** First screen of a service, technology or city. */
export function PageHero({
  trail,
  lead,
  title,
  subtitle,
  picture,
  pictureAlt = '',
  fit = lead ? 'hall' : 'whole',
  buttonLabel,
  booking,
  price = null,
  result,
  children,
  isDense = false,
  cardsLabel,
  cards,
}: PageHeroProps) {
  return (
    <section className="hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white wide:min-h-[min(100svh,60rem)] wide:pb-7">
      <HeroSpotlight />
      <div className="hero-text hero-parts tablet:max-w-[54%] tablet:pb-8 wide:pb-4 min-[75rem]:max-w-[45rem]">
        <div className="pt-4 desktop:pt-6">
          <Breadcrumbs trail={trail} />
          <h1
            className={`text-[min(2.25rem,12vw,0.8rem+5.2vw)] tablet:text-[4.4vw] ${isDense ? 'wide:text-[min(3.25rem,4.4vw)]' : 'wide:text-[min(4rem,5vw)]'} ${lead ? 'min-[75rem]:max-w-[min(41rem,45.5vw)]' : ''}`}
          >
            {lead ? (
              <>
                <span className="mb-4 block text-[min(1.125rem,5.2vw)] font-semibold tracking-normal text-mint desktop:text-xl">
                  {titleText(lead)}
                </span>{' '}
              </>
            ) : null}
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
          {subtitle ? (
            <p className={`mt-4 max-w-xl text-mint desktop:mt-6 desktop:text-xl ${isDense ? '' : 'text-lg'}`}>
              {titleTypography(subtitle, 20)}
            </p>
          ) : null}
        </div>
        <div className="hero-offer">
          <div className="flex flex-wrap gap-x-4 gap-y-3">
            {booking ? <BookingButton path={booking} color="white" /> : null}
            <Button
              routerLink="/obtenir-un-devis"
              color={booking ? 'white-outline' : 'white'}
              size="large"
              label={buttonLabel}
            />
          </div>
          <PriceLine price={price} className="text-mint" />
          {result ? <HeroResult {...result} isMarked={price?.isSample} /> : null}
        </div>
        {children}
      </div>
      <HeroDrawing src={picture} alt={pictureAlt} fit={fit} />
      <HeroCards label={cardsLabel} cards={cards} />
    </section>
  );
}
