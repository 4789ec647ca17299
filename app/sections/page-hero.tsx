import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import type { Crumb } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { titleText } from '../ui/title-text.tsx';
import { BookingButton } from './booking.tsx';
import { type HeroCard, HeroCards } from './hero-cards.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { HeroResult, type HeroResultProps } from './hero-result.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import { PriceLine } from './price-line.tsx';

interface PageHeroProps {
  family: keyof typeof FAMILIES;
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
  buttonLabel: string;
  /** Where what the page offers is booked: the first of two buttons. */
  booking?: string | undefined;
  price?: Price | null;
  /** The case that the page shows further down. */
  result?: HeroResultProps | undefined;
  /** In `.hero-proof`: below the price, on a phone below the picture. */
  children?: ReactNode;
  /** Accessible name of the list of cards. */
  cardsLabel: string;
  cards: readonly HeroCard[];
}

/** What is told apart at first glance, on wide screens. */
const FAMILIES = {
  /** Text, drawing, and panes at their foot. */
  service: {
    hero: 'wide:pb-7',
    text: 'min-[75rem]:max-w-[45rem]',
    title: 'wide:text-[min(4rem,5vw)]',
    cards: 'hero-panes',
  },
  /** A data sheet, its drawing at the left. */
  technology: {
    hero: 'wide:pb-7 min-[75rem]:[&>.hero-foot]:ml-[38%]',
    text: 'min-[75rem]:ml-[38%] min-[75rem]:max-w-none',
    title: 'wide:text-[min(3.25rem,4.4vw)]',
    cards: 'hero-rows',
  },
  /** A view, with the title at its foot and all else in lines below. */
  city: {
    hero: 'pb-0 min-[75rem]:grid-rows-[1fr_auto_auto] min-[75rem]:gap-y-6 min-[75rem]:[&>.hero-foot]:row-4',
    text: 'min-[75rem]:contents min-[75rem]:[&>:first-child]:flex min-[75rem]:[&>:first-child]:flex-col min-[75rem]:[&>.hero-offer]:grid-cols-[auto_1fr_1fr] min-[75rem]:[&>.hero-offer>*]:col-auto',
    cards: 'hero-strip on-light',
    title:
      'wide:text-[min(3.5rem,4.4vw,7.2svh)] min-[75rem]:mt-auto min-[75rem]:max-w-[min(45rem,50vw)] min-[75rem]:pt-[min(6rem,8svh)]',
  },
};

/** First screen of a service, technology or city. */
export function PageHero({
  family,
  trail,
  lead,
  title,
  subtitle,
  picture,
  pictureAlt = '',
  buttonLabel,
  booking,
  price = null,
  result,
  children,
  cardsLabel,
  cards,
}: PageHeroProps) {
  const look = FAMILIES[family];
  const button = (
    <Button
      routerLink="/obtenir-un-devis"
      color={booking ? 'white-outline' : 'white'}
      size="large"
      label={buttonLabel}
    />
  );
  return (
    <section
      className={`hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white wide:min-h-[min(100svh,60rem)] ${look.hero}`}
    >
      <HeroSpotlight />
      <div className={`hero-text hero-parts tablet:max-w-[54%] tablet:pb-8 wide:pb-4 ${look.text}`}>
        <div className="pt-4 desktop:pt-6">
          <Breadcrumbs trail={trail} />
          <h1 className={`text-[min(2.25rem,12vw,0.8rem+5.2vw)] tablet:text-[4.4vw] ${look.title}`}>
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
                // A box of the text swallows the spaces at its ends.
                [part.startsWith(' ') && ' ', titleText(part.trim()), part.endsWith(' ') && ' ']
              ),
            )}
          </h1>
          {subtitle ? (
            <p
              className={`mt-4 max-w-xl text-mint desktop:mt-6 desktop:text-xl ${family === 'service' ? 'text-lg' : ''}`}
            >
              {titleTypography(subtitle, 20)}
            </p>
          ) : null}
        </div>
        <div className="hero-offer">
          {booking ? (
            <div className="flex flex-wrap gap-x-4 gap-y-3">
              <BookingButton path={booking} color="white" />
              {button}
            </div>
          ) : (
            button
          )}
          <PriceLine price={price} className="text-mint" />
          {result ? <HeroResult {...result} isMarked={price?.isSample} /> : null}
        </div>
        {children}
      </div>
      <HeroDrawing src={picture} alt={pictureAlt} fit={family} />
      <HeroCards look={look.cards} label={cardsLabel} cards={cards} />
    </section>
  );
}
