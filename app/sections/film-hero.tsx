import type { Price } from '../estimate/price.ts';
import { ARROW, Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

interface FilmHeroProps {
  copy: { title: string; lead: string; action: string };
  pillars: Pillars;
  price: Price | null;
  /** What of the hall is seen. */
  look: keyof typeof LOOKS;
}

const LOOKS = {
  /** All of it, to its end. */
  hall: { height: 'wide:min-h-svh', view: 'object-[78%_30%] wide:object-[62%_30%]' },
  /** One slope of the roof, from nearby. */
  slope: {
    height: 'wide:min-h-[calc(min(90svh,52rem)+var(--spacing-header))]',
    view: 'origin-[100%_35%] scale-160 object-[100%_30%]',
  },
};

/** First screen of the home page and of /services (specification, « Home page »); the cards lead to the pillars. */
export function FilmHero({ copy, pillars, price, look: name }: FilmHeroProps) {
  const look = LOOKS[name];
  return (
    <section
      className={`hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white ${look.height}`}
    >
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ink/85 via-ink/75 via-75% to-transparent not-wide:hidden min-[80rem]:via-ink/70 min-[80rem]:via-55%" />
      <HeroSpotlight />
      <div className="hero-text max-w-4xl pt-content desktop:pt-16 wide:pt-24 wide:pb-14">
        <h1 className="text-hero-small desktop:text-hero">{copy.title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{copy.lead}</p>
        <div className="mt-9">
          <Button routerLink="/obtenir-un-devis" color="white" size="large" label={copy.action} {...ARROW} />
          <PriceLine price={price} className="mt-5 max-w-2xl text-mint" />
        </div>
      </div>
      <HeroCards {...pillars} />
      <HeroFilm view={look.view} />
    </section>
  );
}
